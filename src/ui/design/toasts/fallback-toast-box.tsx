import { useEffect, useState } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import { registerToastBox, TOAST_DURATION_MS, type ToastMessage } from './toast';
import './fallback-toast-box.css';

/** Renders the newest message in a plain box, as a fallback when the chunk of `ToastBox` fails to load. */
export const FallbackToastBox = (): React.JSX.Element => {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  // The copy makes a repeated message a new state, which restarts the timer.
  useEffect(() => registerToastBox((next) => setMessage({ ...next })), []);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const runAction = (): void => {
    message?.action?.onPress();
    setMessage(null);
  };
  return (
    <div className="plain-toasts" role="status">
      {message === null ? null : (
        <>
          <span>{message.text}</span>
          {message.action === undefined ? null : (
            <Button small onClick={runAction}>
              {message.action.label}
            </Button>
          )}
        </>
      )}
    </div>
  );
};
