import { useState } from 'react';

type Lost = { readonly isLost: boolean; readonly onError: () => void };

/** Whether the picture at this address could not be had; `onError` belongs on its `img`. Another address is tried anew. */
export const useLost = (src: string | null): Lost => {
  const [lost, setLost] = useState<string | null>(null);
  return { isLost: src !== null && lost === src, onError: () => setLost(src) };
};
