/** A test that must notice a fault. `npm test` runs the first three suites, and of the stories and end-to-end tests those with a tag. */
export type Probe = {
  readonly suite: 'unit' | 'check' | 'rules' | 'stories' | 'e2e' | 'visual' | 'emulators';
  /** Test file; for `check` an npm script. */
  readonly target: string;
  /** Part of the tests' names; null for all tests of the file. */
  readonly name: string | null;
};

/** A change of one line. */
export type Fault = {
  readonly id: string;
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replacement: string;
  /** Effect that a person would notice. */
  readonly effect: string;
  /** The tests that must notice the fault; empty if none is known. */
  readonly probes: ReadonlyArray<Probe>;
};

const probe = (suite: Probe['suite']) => (target: string, name: string | null = null): Probe => ({ suite, target, name });

export const unit = probe('unit');
export const check = probe('check');
export const rules = probe('rules');
export const story = probe('stories');
export const e2e = probe('e2e');
export const visual = probe('visual');
export const emulators = probe('emulators');
