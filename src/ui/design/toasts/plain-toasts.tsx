import { useEffect, useState } from 'react';
import { Button } from '#ui/design/buttons/button.tsx';
import { openToastBox, type ToastMessage } from './toast';
import './plain-toasts.css';

/** As long as toasts stay. */
const STAYS_MS = 5000;

/** The newest message alone, in a plain box: what is left of toasts where their box cannot be fetched. */
export const PlainToasts = (): React.JSX.Element => {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  // The same words said again are said anew: they stay as long again.
  useEffect(() => openToastBox((next) => setMessage({ ...next })), []);
  useEffect(() => {
    if (message === null) return undefined;
    const leaving = setTimeout(() => setMessage(null), STAYS_MS);
    return () => clearTimeout(leaving);
  }, [message]);
  const act = (): void => {
    message?.action?.onPress();
    setMessage(null);
  };
  return (
    <div className="plain-toasts" role="status">
      {message === null ? null : (
        <>
          <span>{message.text}</span>
          {message.action === undefined ? null : (
            <Button small onClick={act}>
              {message.action.label}
            </Button>
          )}
        </>
      )}
    </div>
  );
};
