import type { Faults } from '../shell/form-machine';

/** The fields that break a rule, of a judgement over all of them. */
export const faultsOf = <Values>(judged: Readonly<Record<keyof Values, string | null>>): Faults<Values> =>
  Object.fromEntries(Object.entries(judged).filter(([, rule]) => rule !== null)) as Faults<Values>; // the same names, without those that fit
