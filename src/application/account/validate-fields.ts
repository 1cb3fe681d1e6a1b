import type { FieldErrors } from '#application/shell/form-machine';

/** Returns the invalid fields of a validation result; null marks a valid field. */
export const fieldErrors = <Values>(results: Readonly<Record<keyof Values, string | null>>): FieldErrors<Values> =>
  // The same field names without the valid fields.
  Object.fromEntries(Object.entries(results).filter(([, rule]) => rule !== null)) as FieldErrors<Values>;
