//! Changes graphs at random and asks whether the verdict and the numbers follow.

#[path = "metamorphic/decode.rs"]
mod decode;
#[path = "metamorphic/layout.rs"]
mod layout;
#[path = "metamorphic/oracle.rs"]
mod oracle;
#[path = "metamorphic/patch.rs"]
mod patch;

use std::path::Path;

use melior::ir::operation::OperationLike;
use mla_opt::{
    Options,
    run::session::{Session, root},
};
use mla_opt::run::signature::function;
use patch::Patch;
use rand::{RngExt, SeedableRng, rngs::StdRng};

#[test]
fn first() {
    let session = Session::new();
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("testdata/ir/absorbed/torch_fused_position_tiny_b2_q1_f32.linalg.mlir");
    let seed = session.parse(&path).unwrap_or_else(|_| panic!("{}", path.display()));
    let inputs = oracle::draw(&seed, 1);
    let truth = oracle::evaluate(&session, &seed, &inputs);
    let mut rng = StdRng::seed_from_u64(1);
    for i in 0..100 {
        let module = session.copy(&seed).unwrap();
        let mut patch = Patch {
            session: &session,
            function: function(root(&module), "main").unwrap(),
            rng: &mut rng,
        };
        let mutations = [layout::transpose_pair, layout::reshape_pair];
        for _ in 0..3 {
            let at = patch.rng.random_range(0..2);
            mutations[at](&mut patch);
        }
        assert!(module.as_operation().verify());
        let t0 = std::time::Instant::now();
        let own = oracle::evaluate(&session, &module, &inputs);
        let t1 = std::time::Instant::now();
        let d0 = oracle::distance(&own, &truth);
        let proofs = oracle::evaluate_proofs(&session, &module, &inputs);
        let d1 = oracle::distance(&proofs, &truth);
        let t2 = std::time::Instant::now();
        let lowered = session.copy(&module).unwrap();
        let report = mla_opt::lower(&lowered, &Options::default()).unwrap();
        let t3 = std::time::Instant::now();
        if i % 10 == 0 {
            let jit = oracle::execute(&session, &lowered, &inputs).unwrap();
            println!(
                "{i} {d0:e} {d1:e} {:e} {} {:?} {:?} {:?} {:?}",
                oracle::distance(&jit, &truth),
                report.sites[0].code.unwrap_or("lowered"),
                t1 - t0,
                t2 - t1,
                t3 - t2,
                t3.elapsed()
            );
        }
    }
}
