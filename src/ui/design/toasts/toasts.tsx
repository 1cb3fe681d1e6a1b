import { lazy, Suspense, useSyncExternalStore } from 'react';
import { FallbackToastBox } from './fallback-toast-box';
import { onToastQueued, hasToasts } from './toast';

/**
 * Falls back to FallbackToastBox, because messages about a lost connection or an outdated build must work when the chunk cannot be loaded.
 */
const ToastBox = lazy(async () => {
  try {
    const module = await import('./toast-box');
    return { default: module.ToastBox };
  } catch {
    return { default: FallbackToastBox };
  }
});
const serverSnapshot = (): boolean => false;

/** Renders the toasts; mount once in the app. Loads the toast box on the first toast. */
export const Toasts = () => {
  const isPending = useSyncExternalStore(onToastQueued, hasToasts, serverSnapshot);
  if (!isPending) return null;
  return (
    <Suspense fallback={null}>
      <ToastBox />
    </Suspense>
  );
};
