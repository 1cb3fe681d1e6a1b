import { useEffect, useRef, useState, type RefObject } from 'react';
import { whenNearViewport } from '#ui/design/images/when-near-viewport.ts';

/** Returns whether the element has come near the viewport; it stays true. */
export const useNearViewport = (): readonly [RefObject<HTMLElement | null>, boolean] => {
  const element = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (element.current === null ? undefined : whenNearViewport(element.current, () => setNear(true))), []);
  return [element, isNear];
};
