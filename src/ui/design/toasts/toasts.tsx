import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onToastWanted, toastsWanted } from './toast';

const ToastBox = lazy(async () => ({ default: (await import('./toast-box')).ToastBox }));
const never = (): boolean => false;

/** The place for toasts; once in the app. Fetches the box when the first toast is wanted. */
export const Toasts = () => {
  const wanted = useSyncExternalStore(onToastWanted, toastsWanted, never);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastBox />
    </Suspense>
  );
};
