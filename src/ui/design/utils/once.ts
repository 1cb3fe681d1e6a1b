/** Returns a function that calls `make` at the first call and returns its result at every call: for values that take time to make. */
export const once = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined;
  return () => (made ??= { value: make() }).value;
};
