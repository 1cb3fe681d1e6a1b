import { useEffect, useRef, useState, type RefObject } from 'react';
import { whenNearViewport } from './when-near-viewport';

/** Returns whether the element has come near the viewport; it stays true. */
export const useNearViewport = <A extends HTMLElement = HTMLElement>(): readonly [RefObject<A | null>, boolean] => {
  const element = useRef<A>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (element.current === null ? undefined : whenNearViewport(element.current, () => setNear(true))), []);
  return [element, isNear];
};
