import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { backCloses } from '#ui/design/overlays/back-closes.ts';
import { startBackEntries, type BackEntries } from './back-entries';

/** Lets the browser's Back close dialogs, drawers, menus and the phone's search while mounted. */
export const useBackCloses = (): void => {
  const entries = useRef<BackEntries>(null);
  const location = useLocation();
  useEffect(() => {
    const { register } = backCloses;
    const started = startBackEntries();
    entries.current = started;
    backCloses.register = started.register;
    return () => {
      backCloses.register = register;
      started.end();
    };
  }, []);
  useEffect(() => entries.current?.onLocation(location), [location]);
};
