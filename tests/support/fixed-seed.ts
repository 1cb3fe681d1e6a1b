import fc from 'fast-check';
import { beforeEach } from 'vitest';

const FIXED_SEED = 20_261_128;
/** Set by `scripts/test/fuzz.mjs`: another seed, with more runs. */
const fuzzSeed = process.env['FUZZ_SEED'];
const settings = fuzzSeed === undefined ? { seed: FIXED_SEED } : { seed: Number(fuzzSeed), numRuns: 1000, includeErrorInReport: true };

// Files that share modules share the configuration: each file starts without what others configured.
fc.configureGlobal(settings);
// `configureGlobal` replaces the whole configuration: a file that calls it keeps its settings and gets the seed.
beforeEach(() => fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: settings.seed }));
