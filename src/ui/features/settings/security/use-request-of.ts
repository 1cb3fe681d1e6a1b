import { useEffect, useEffectEvent, useRef } from 'react';
import type { Answer } from '#domain/shared/answer';
import { useLazyRequest, type RequestControl } from '#ui/hooks/use-lazy-request.ts';

/**
 * Sends a request, and again whenever `of` changes: after a running one, which may have read what was before the change. Null sends
 * nothing.
 */
export const useRequestOf = <A>(request: () => Answer<A>, of: object | number | null): RequestControl<A> => {
  const control = useLazyRequest(request);
  const { isLoading } = control;
  const sentOf = useRef<typeof of>(null);
  const send = useEffectEvent(() => {
    if (isLoading || sentOf.current === of) return;
    sentOf.current = of;
    control.send();
  });
  useEffect(() => send(), [of, isLoading]);
  return control;
};
