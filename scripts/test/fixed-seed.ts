import fc from 'fast-check'

// Random cases that are the same in every run: a change that breaks something is known by its own run of the tests.
// PROPERTY_SEED=<number> looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_120) })
