import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToasts } from './plain-toasts';
import { onToastQueued, pendingToasts } from './toast';

/** What is said when the connection or an old build is gone must be said without their help. */
const ToastBox = lazy(() => import('./toast-box').then(({ ToastBox: Box }) => ({ default: Box }), () => ({ default: PlainToasts })));
const never = (): boolean => false;

/** The place for toasts; once in the app. Fetches the box when the first toast is wanted. */
export const Toasts = () => {
  const wanted = useSyncExternalStore(onToastQueued, pendingToasts, never);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastBox />
    </Suspense>
  );
};
