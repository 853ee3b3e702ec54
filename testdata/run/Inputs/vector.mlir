func.func @main(%a: vector<4xf32>) -> vector<4xf32> { return %a : vector<4xf32> }
