import fc from 'fast-check'

// The same random cases in every run, so that a failure is caused by the change under test.
// PROPERTY_SEED=<number> tries other cases.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_120) })
