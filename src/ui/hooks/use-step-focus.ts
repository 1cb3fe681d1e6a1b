import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the `ref` of a frame whose content changes with each step. If the control with the focus is removed with a step, the focus goes
 * to the first part of the next one that can take it.
 */
export const useStepFocus = (step: string): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>('[tabindex], button')?.focus({ preventScroll: true });
  }, [step]);
  return frame;
};
