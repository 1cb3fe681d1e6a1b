import * as E from 'fp-ts/Either';
import { useEffect, useRef } from 'react';
import { NETWORK_STATUS } from '#application/service-keys';
import { useService } from '../services';

/** Calls back each time that the connection comes back, for as long as the part is on the screen. */
export const useReconnected = (callBack: () => void): void => {
  const { online } = useService(NETWORK_STATUS);
  const latest = useRef(callBack);
  useEffect(() => {
    latest.current = callBack;
  });
  useEffect(() => {
    let wasAway = false;
    const following = online.subscribe((heard) => {
      if (E.isLeft(heard)) return;
      const isBack = wasAway && heard.right;
      wasAway = !heard.right;
      if (isBack) latest.current();
    });
    return () => following.unsubscribe();
  }, [online]);
};
