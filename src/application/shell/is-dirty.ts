/** Returns whether any field of a form differs from its initial value. */
export const isDirty = <Values extends object>({ initial, values }: { readonly initial: Values; readonly values: Values }): boolean =>
  Object.entries(values).some(([field, value]) => !Object.is(value, initial[field as keyof Values]));
