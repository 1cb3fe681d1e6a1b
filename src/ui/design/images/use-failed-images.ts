import { useCallback, useEffect, useState } from 'react';

type Lost = { readonly isLost: boolean; readonly onError: () => void };

/**
 * Whether the picture at this address could not be had; `onError` belongs on its `img`. Another address is tried anew, and the same
 * one when a connection comes back.
 */
export const useFailedImages = (src: string | null): Lost => {
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => {
    if (lost === null) return undefined;
    const again = (): void => setLost(null);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [lost]);
  return { isLost: src !== null && lost === src, onError: useCallback(() => setLost(src), [src]) };
};
