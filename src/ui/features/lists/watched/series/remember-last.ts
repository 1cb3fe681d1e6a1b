/** Returns a function that computes only for other arguments than those of its last call. */
export const rememberLast = <A extends ReadonlyArray<unknown>, B>(compute: (...values: A) => B): ((...values: A) => B) => {
  let last: { readonly values: A; readonly result: B } | null = null;
  return (...values) => {
    const before = last;
    const isSame = before?.values.length === values.length && values.every((value, index) => value === before.values[index]);
    const present = before !== null && isSame ? before : { values, result: compute(...values) };
    last = present;
    return present.result;
  };
};
