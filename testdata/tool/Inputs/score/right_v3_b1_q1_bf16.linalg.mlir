// keep missed rejected
