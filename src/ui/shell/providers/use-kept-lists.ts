import * as E from 'fp-ts/Either';
import { useEffect } from 'react';
import { AUTH_SERVICE, BROWSER_STORAGE, IMAGE_URL_BUILDER, MEMBER_LISTS_LOADER, SITE_WORKER } from '#application/service-keys';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { useService } from '#ui/services.tsx';
import { isSavingData } from './is-saving-data';

/** Wait in ms after the lists are open: the page that the member looks at comes first. */
const KEEP_LISTS_AFTER_MS = 5000;

/** Keeps the member's lists for a start without a network, unless the member saves data. A failure changes nothing. */
export const useKeptLists = (): void => {
  const [open, auth] = [useService(SITE_WORKER), useService(AUTH_SERVICE)];
  const [storage, images] = [useService(BROWSER_STORAGE), useService(IMAGE_URL_BUILDER)];
  const lists = useObservableValue(useService(MEMBER_LISTS_LOADER).current$);
  useEffect(() => {
    if (lists === null || open === null || isSavingData()) return undefined;
    const stop = new AbortController();
    const keep = async (): Promise<void> => {
      const worker = await open();
      if (E.isLeft(worker) || stop.signal.aborted) return;
      const { keepLists } = await import('#application/lists/offline/keep-lists');
      await keepLists({ auth, lists, storage, images, worker: worker.right }, stop.signal);
    };
    const timer = setTimeout(() => void keep().catch(() => undefined), KEEP_LISTS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [auth, images, lists, open, storage]);
};
