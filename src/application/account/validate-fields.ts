import type { FieldErrors } from '../shell/form-machine';

/** The fields that break a rule, of a judgement over all of them. */
export const fieldErrors = <Values>(judged: Readonly<Record<keyof Values, string | null>>): FieldErrors<Values> =>
  Object.fromEntries(Object.entries(judged).filter(([, rule]) => rule !== null)) as FieldErrors<Values>; // the same names, without those that fit
