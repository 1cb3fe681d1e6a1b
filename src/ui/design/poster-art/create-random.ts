/** A random source: every call returns the next number from 0 (included) to 1 (excluded). */
export type RandomSource = () => number;

/** Creates a mulberry32 generator: the same seed gives the same sequence on every machine. */
export function createRandom(seed: number): RandomSource {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
