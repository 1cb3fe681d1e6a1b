import { useEffect } from 'react';
import { sendSignIns } from '#application/account/sign-ins/send-sign-ins';
import { AUTH_SERVICE, BROWSER_STORAGE, LOG, MEMBER_LISTS_LOADER } from '#application/service-keys';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { useService } from '#ui/services.tsx';

/** Wait in ms after the lists are open: the page that the member looks at comes first. */
const SEND_AFTER_MS = 2000;

/** Sends the sign-ins of the member in this browser to the server, for the list on the security page. */
export const useSentSignIns = (): void => {
  const [auth, storage, log] = [useService(AUTH_SERVICE), useService(BROWSER_STORAGE), useService(LOG)];
  const lists = useObservableValue(useService(MEMBER_LISTS_LOADER).current$);
  useEffect(() => {
    if (lists === null) return undefined;
    let stop = (): void => {};
    const timer = setTimeout(() => {
      const subscription = sendSignIns({ auth, signIns: lists.signIns, storage, log }, lists.uid);
      stop = () => subscription.unsubscribe();
    }, SEND_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [auth, lists, log, storage]);
};
