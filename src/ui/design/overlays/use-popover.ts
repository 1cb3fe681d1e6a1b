import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLayer } from './open-layers';

export interface PopoverHandle {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Closes the panel and returns focus to the button. */
  readonly close: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
}

const margin = 8;

const positionPanel = (button: HTMLElement, panel: HTMLElement, align: 'start' | 'end'): void => {
  const rect = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const viewportWidth = document.documentElement.clientWidth;
  const preferredLeft = align === 'start' ? rect.left : rect.right - width;
  const below = rect.bottom + 4;
  const above = rect.top - height - 4;
  panel.style.setProperty('--x', `${Math.max(margin, Math.min(preferredLeft, viewportWidth - width - margin))}px`);
  panel.style.setProperty('--y', `${below + height > window.innerHeight && above > 0 ? above : below}px`);
};

/**
 * Controls a panel beside a button, in the top layer if the browser supports popovers. Closes on Escape, on a click outside and when focus
 * leaves; follows its button on scroll and resize.
 */
export const usePopover = (align: 'start' | 'end' = 'start'): PopoverHandle => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useLayer(open, close);

  useLayoutEffect(() => {
    const [buttonElement, panelElement] = [button.current, panel.current];
    if (!open || !buttonElement || !panelElement) return undefined;
    // A click on a part of the panel that takes no focus focuses the panel, not the page around it, which would close the panel.
    panelElement.tabIndex = -1;
    if (typeof panelElement.showPopover === 'function') panelElement.showPopover();
    const reposition = (): void => positionPanel(buttonElement, panelElement, align);
    reposition();
    // The content of a panel can load after the panel has opened.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(reposition);
    sizes?.observe(panelElement);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('resize', reposition, { signal });
    window.addEventListener('scroll', reposition, { passive: true, capture: true, signal });
    return () => {
      sizes?.disconnect();
      listening.abort();
    };
  }, [open, align]);

  useEffect(() => {
    if (!open) return undefined;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && (panel.current?.contains(target) === true || button.current?.contains(target) === true);
    const closeIfOutside = (event: Event): void => {
      if (!isInside(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeIfOutside, { signal });
    document.addEventListener('focusin', closeIfOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { capture: true, signal });
    return () => listening.abort();
  }, [open, close]);

  return { open, setOpen, close, button, panel };
};
