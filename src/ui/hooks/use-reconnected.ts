import * as E from 'fp-ts/Either';
import { useEffect, useRef } from 'react';
import { NETWORK_STATUS } from '#application/service-keys';
import { useService } from '#ui/services.tsx';

/**
 * Calls back on every reconnection (offline, then online) while the component is mounted. A status that is unknown at first counts as
 * offline: what was requested meanwhile may have failed.
 */
export const useReconnected = (callBack: () => void): void => {
  const { online } = useService(NETWORK_STATUS);
  const latest = useRef(callBack);
  useEffect(() => {
    latest.current = callBack;
  });
  useEffect(() => {
    let wasOffline: boolean | undefined;
    const subscription = online.subscribe((status) => {
      if (E.isLeft(status)) return;
      const isReconnected = wasOffline === true && status.right;
      wasOffline = !status.right;
      if (isReconnected) latest.current();
    });
    wasOffline ??= true;
    return () => subscription.unsubscribe();
  }, [online]);
};
