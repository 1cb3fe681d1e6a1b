import { useRef, useState, type RefObject } from 'react';

/** Part of a list that is being edited in place. */
export type EditedPart = 'name' | 'description';

export type EditingControl<E extends HTMLElement> = {
  readonly part: EditedPart | null;
  readonly start: (part: EditedPart) => void;
  /** Ends editing and returns the focus to the menu inside of `frame`. */
  readonly stop: () => void;
  readonly frame: RefObject<E | null>;
};

/** Keeps what is edited in place. */
export const useEditing = <E extends HTMLElement>(): EditingControl<E> => {
  const [part, setPart] = useState<EditedPart | null>(null);
  const frame = useRef<E>(null);
  return {
    part,
    start: setPart,
    stop: () => {
      setPart(null);
      frame.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    },
    frame,
  };
};
