import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { backCloses } from '#ui/design/overlays/back-closes.ts';
import { startBackEntries, type BackEntries } from './back-entries';

let entries: BackEntries | null = null;

/** Lets the browser's Back close dialogs, drawers, menus and the phone's search, from the first call on. */
export const useBackCloses = (): void => {
  const location = useLocation();
  useEffect(() => {
    entries ??= startBackEntries();
    backCloses.register = entries.register;
    entries.onLocation(location);
  }, [location]);
};
