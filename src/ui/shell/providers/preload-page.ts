import { createContext, useContext, useEffect, useRef } from 'react';

/** Preloads the code of the page at an address; resolves when the page renders without suspending. */
export type PreloadPage = (address: string) => Promise<void>;

const PreloadPageContext = createContext<PreloadPage>(() => Promise.resolve());

export const PreloadPageProvider = PreloadPageContext.Provider;
export const usePreloadPage = (): PreloadPage => useContext(PreloadPageContext);

/** Delay from pointer, touch or keyboard focus to the prefetch, in ms: passing along many links requests nothing. */
const INTENT_MS = 70;

/** Handlers of a link. */
export type IntentHandlers = Readonly<Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>>;

/** Calls `prefetch` when the user is about to open a link: when the pointer or the focus stays on the link. */
export const useIntent = (prefetch: () => void): IntentHandlers => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = (): void => clearTimeout(timer.current);
  const schedule = (): void => {
    cancel();
    timer.current = setTimeout(prefetch, INTENT_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: schedule, onPointerLeave: cancel, onFocus: schedule, onBlur: cancel };
};
