import type { SortDirection } from '#domain/shared/row-page';

type Sort<Field> = { readonly sort: Field; readonly direction: SortDirection };

/** Names of the sort fields in the address, with the direction that is used without a suffix. */
export type SortNames<Field> = ReadonlyArray<readonly [name: string, field: Field, direction: SortDirection]>;

export type SortParam<Field> = {
  readonly write: (sort: Sort<Field>) => string;
  readonly read: (text: string | null) => Sort<Field>;
};

/** Translates orders to names in the address and back: "titles", "name.desc". A name that is unknown stands for the usual order. */
export const sortParam = <Field>(names: SortNames<Field>, usual: Sort<Field>): SortParam<Field> => ({
  write: ({ sort, direction }) => {
    const [name, , own] = names.find(([, field]) => field === sort) ?? ['', sort, direction];
    return direction === own ? name : `${name}.${direction}`;
  },
  read: (text) => {
    const [, name, suffix] = /^([a-z-]+?)(?:\.(asc|desc))?$/.exec(text ?? '') ?? [];
    const found = names.find(([other]) => other === name);
    if (found === undefined) return { sort: usual.sort, direction: usual.direction };
    return { sort: found[1], direction: suffix === 'asc' || suffix === 'desc' ? suffix : found[2] };
  },
});

/** Returns parameters of the address in the given order: one view, one URL. Values that are null or empty are left out. */
export const toParams = (values: Readonly<Record<string, string | null>>): URLSearchParams =>
  new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])));
