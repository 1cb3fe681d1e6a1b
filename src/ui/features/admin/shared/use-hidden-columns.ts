import { useState } from 'react';
import { BROWSER_STORAGE } from '#application/service-keys';
import { useService } from '#ui/services.tsx';

export type HiddenColumns = { readonly hidden: ReadonlySet<string>; readonly setHidden: (ids: ReadonlySet<string>) => void };

const readIds = (text: string | null): ReadonlySet<string> => new Set((text ?? '').split(' ').filter((id) => id !== ''));

/** Keeps the hidden columns of a table in this browser, under `marquee.columns.<table>`. @param table name of the table: "users". */
export const useHiddenColumns = (table: string): HiddenColumns => {
  const { local } = useService(BROWSER_STORAGE);
  const key = `marquee.columns.${table}`;
  const [hidden, setIds] = useState(() => readIds(local.get(key)));
  return {
    hidden,
    setHidden: (ids) => {
      setIds(ids);
      local.set(key, ids.size === 0 ? null : [...ids].join(' '));
    },
  };
};
