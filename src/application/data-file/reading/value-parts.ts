type Path = ReadonlyArray<string | number>;

/**
 * A part of a large value: more values at the end of the array at a path. The first part, with an empty path, is the value itself, with
 * empty arrays where other parts follow.
 */
export type ValuePart = { readonly at: Path; readonly values: ReadonlyArray<unknown> };

/** Most fields and values in one part: a thread receives it in a few milliseconds. */
const PART_SIZE = 2000;

/** A value without its long arrays, which are parts: an outer array before those in it. */
type Cut = { readonly kept: unknown; readonly size: number; readonly parts: ReadonlyArray<ValuePart> };

const NONE: ReadonlyArray<ValuePart> = [];

/** Returns the values of a long array in groups of limited size. */
const groupsOf = (cuts: ReadonlyArray<Cut>): ReadonlyArray<ReadonlyArray<unknown>> => {
  const groups: unknown[][] = [];
  let left = 0;
  for (const { kept, size } of cuts) {
    if (size > left || groups.length === 0) {
      groups.push([]);
      left = PART_SIZE;
    }
    groups.at(-1)?.push(kept);
    left -= size;
  }
  return groups;
};

const cut = (value: unknown): Cut => {
  // Maps are small: names of files and of lists.
  if (typeof value !== 'object' || value === null || value instanceof Map) return { kept: value, size: 1, parts: NONE };
  const isArray = Array.isArray(value);
  const keys = Object.keys(value);
  const cuts = Object.values(value).map(cut);
  const size = cuts.reduce((sum, each) => sum + each.size, 1);
  const isLong = isArray && size > PART_SIZE;
  const inner = cuts.flatMap(({ parts }, index) => parts.map(({ at, values }): ValuePart =>
    ({ at: [isArray ? index : (keys[index] ?? ''), ...at], values })));
  if (isLong) return { kept: [], size: 1, parts: [...groupsOf(cuts).map((values) => ({ at: [], values })), ...inner] };
  if (inner.length === 0) return { kept: value, size, parts: NONE };
  const kept = cuts.map((each) => each.kept);
  return { kept: isArray ? kept : Object.fromEntries(keys.map((key, index) => [key, kept[index]])), size, parts: inner };
};

/** Returns a value of plain data in parts. */
export const partsOf = (value: unknown): ReadonlyArray<ValuePart> => {
  const { kept, parts } = cut(value);
  return [{ at: [], values: [kept] }, ...parts];
};

/** Returns a function that takes the parts of a value in their order, and returns the value as far as it is there. */
export const createPartJoin = (): ((part: ValuePart) => unknown) => {
  let whole: unknown = null;
  return ({ at, values }) => {
    const target = at.reduce<unknown>((value, key) => (value as Readonly<Record<string | number, unknown>>)[key], whole);
    if (at.length === 0) [whole] = values;
    else (target as unknown[]).push(...values);
    return whole;
  };
};
