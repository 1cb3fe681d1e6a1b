import { useEffect, useRef } from 'react';
import { focusOn } from '#ui/design/utils/focus-on.ts';

/** Returns a ref to the frame of the steps, which gets the focus when another step replaces the button that had it. */
export const useFocusOnStep = (name: string | null): React.RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    const before = shown.current;
    shown.current = name;
    if (before === null || before === name || frame.current === null) return;
    focusOn(frame.current);
    window.scrollTo(0, 0);
  }, [name]);
  return frame;
};
