import { useMemo } from 'react';
import { useStoredText } from '#ui/hooks/use-stored-text.ts';

export type HiddenColumns = { readonly hidden: ReadonlySet<string>; readonly setHidden: (ids: ReadonlySet<string>) => void };

const readIds = (text: string | null): ReadonlySet<string> => new Set((text ?? '').split(' ').filter((id) => id !== ''));

/** Keeps the hidden columns of a table in this browser, under `marquee.columns.<table>`. @param table name of the table: "users". */
export const useHiddenColumns = (table: string): HiddenColumns => {
  const [text, store] = useStoredText(`marquee.columns.${table}`);
  return {
    hidden: useMemo(() => readIds(text), [text]),
    setHidden: (ids) => store(ids.size === 0 ? null : [...ids].join(' ')),
  };
};
