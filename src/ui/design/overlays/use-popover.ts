import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface PopoverHandle {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Closes and gives focus back to the button. */
  readonly close: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
}

const margin = 8;

const place = (button: HTMLElement, panel: HTMLElement, align: 'start' | 'end'): void => {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const room = document.documentElement.clientWidth;
  const wished = align === 'start' ? at.left : at.right - width;
  const below = at.bottom + 4;
  const above = at.top - height - 4;
  panel.style.setProperty('--x', `${Math.max(margin, Math.min(wished, room - width - margin))}px`);
  panel.style.setProperty('--y', `${below + height > window.innerHeight && above > 0 ? above : below}px`);
};

/*
 * A panel beside a button, on the browser's top layer where it has one. Closes by Escape, a press outside and when focus leaves;
 * follows its button when the page moves.
 */
export const usePopover = (align: 'start' | 'end' = 'start'): PopoverHandle => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useLayoutEffect(() => {
    const [by, shown] = [button.current, panel.current];
    if (!open || !by || !shown) return undefined;
    if (typeof shown.showPopover === 'function') shown.showPopover();
    const follow = (): void => place(by, shown, align);
    follow();
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { passive: true, capture: true });
    return () => {
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, { capture: true });
    };
  }, [open, align]);

  useEffect(() => {
    if (!open) return undefined;
    const isOurs = (target: EventTarget | null): boolean =>
      target instanceof Node && (panel.current?.contains(target) === true || button.current?.contains(target) === true);
    const outside = (event: Event): void => {
      if (!isOurs(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape, { capture: true });
    };
  }, [open, close]);

  return { open, setOpen, close, button, panel };
};
