//! The number of pieces of each request without a plan (AITER's `get_meta_param`).

/// What decides the number of pieces.
#[derive(Clone, Copy, Debug)]
pub struct SplitRequest {
    /// Requests.
    pub batch: usize,
    /// Cached rows of all requests together.
    pub total_rows: usize,
    /// Heads times query tokens.
    pub q_rows: usize,
    /// Query tokens.
    pub query: usize,
    /// The query is fp8.
    pub fp8: bool,
    /// Compute units.
    pub units: usize,
}

/// Most pieces of a request.
const MOST: usize = 16;
/// Rows that starting a piece is worth.
const OVERHEAD: f64 = 84.1;

/// Returns the number of pieces of each request: what fills the units best, less what the pieces
/// cost. For an fp8 query no piece is shorter than the rows that its kernel takes at once; `None`
/// where AITER has no such number.
pub fn splits(request: &SplitRequest) -> Option<usize> {
    let SplitRequest { batch, total_rows, q_rows, query, fp8, units } = *request;
    let average = total_rows as f64 / batch as f64;
    let score = |pieces: usize| {
        let groups = batch * pieces;
        let busy = groups as f64 / (groups.div_ceil(units) * units) as f64;
        busy * average / (average + OVERHEAD * pieces as f64)
    };
    let mut best = 1;
    for pieces in 2..=MOST {
        if score(pieces) > score(best) {
            best = pieces;
        }
    }
    if !fp8 {
        return Some(best);
    }
    let block = match q_rows {
        8 | 48 | 64 => 64.0,
        16 | 24 | 32 => 128.0,
        128 | 256 | 384 | 512 => 32.0,
        _ => return None,
    };
    best = best.min((average / block).ceil() as usize).max(1);
    if best > 1 {
        best = best.min(((average - query as f64).abs() / block) as usize + 1);
    }
    Some(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: [usize; 6] = [64, 512, 2048, 8192, 32768, 131_072];

    fn row(units: usize, batch: usize, fp8: bool) -> Vec<usize> {
        let all = ROWS.map(|rows| {
            let request =
                SplitRequest { batch, total_rows: batch * rows, q_rows: 16, query: 1, fp8, units };
            splits(&request).expect("16 rows")
        });
        all.to_vec()
    }

    /// AITER's numbers over the rows of a request.
    #[test]
    fn pieces_of_aiter() {
        for (units, batch, fp8, wanted) in [
            (304, 1, false, [16; 6]),
            (304, 16, false, [16; 6]),
            (304, 32, false, [9; 6]),
            (304, 64, false, [4, 4, 4, 9, 14, 14]),
            (304, 128, false, [2, 2, 2, 7, 7, 7]),
            (304, 256, false, [1, 1, 1, 7, 7, 13]),
            (256, 32, false, [8; 6]),
            (256, 64, false, [4; 6]),
            (256, 256, false, [1; 6]),
            (80, 16, false, [5; 6]),
            (80, 32, false, [2, 2, 5, 5, 5, 5]),
            (80, 64, false, [1, 1, 5, 5, 5, 5]),
            (80, 128, false, [1, 1, 3, 5, 5, 5]),
            (80, 256, false, [1, 2, 3, 5, 5, 5]),
            (304, 1, true, [1, 4, 16, 16, 16, 16]),
            (304, 32, true, [1, 4, 9, 9, 9, 9]),
            (304, 64, true, [1, 4, 4, 9, 14, 14]),
            (304, 128, true, [1, 2, 2, 7, 7, 7]),
            (304, 256, true, [1, 1, 1, 7, 7, 13]),
        ] {
            assert_eq!(row(units, batch, fp8), wanted, "{units} units, batch {batch}, {fp8}");
        }
    }

    /// No number of AITER's for 12, 40, 80 or 112 rows of an fp8 query: it raises an error.
    #[test]
    fn rows_that_aiter_does_not_know() {
        let request =
            SplitRequest { batch: 1, total_rows: 512, q_rows: 80, query: 1, fp8: true, units: 304 };
        assert_eq!(splits(&request), None);
        assert!(splits(&SplitRequest { fp8: false, ..request }).is_some());
    }
}
