import { useEffect } from 'react';
import { toast as toastify, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import { Button } from '#ui/design/buttons/button.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { DISMISS_LABEL, NOTIFICATIONS_LABEL } from '#ui/messages/design.messages.ts';
import { pulse } from '#ui/design/utils/pulse.ts';
import { registerToastBox, TOAST_DURATION_MS, type ToastMessage } from './toast';
import { toastPosition } from './toast-position';
import 'react-toastify/ReactToastify.css';
import './toast-box.css';

const Toast = ({ message, closeToast }: { readonly message: ToastMessage } & Partial<ToastContentProps>) => (
  <>
    <span className="toast-text">{message.text}</span>
    {message.action && (
      <Button
        kind="bare"
        small
        onClick={() => {
          message.action?.onPress();
          closeToast?.();
        }}
      >
        {message.action.label}
      </Button>
    )}
    <IconButton small icon="close" label={DISMISS_LABEL} onClick={() => closeToast?.()} />
  </>
);

/** A closing toast stays in the document during its animation: another one with its id would not be shown, an update not seen. */
const isClosing = (id: string): boolean => document.getElementById(id)?.dataset['in'] === 'false';

/** Returns the id of the open toast that a message with this id replaces, or a free one. */
const toastIdOf = (id: string): string => {
  const ids = [id, `${id}.1`, `${id}.2`].filter((each) => !isClosing(each));
  return ids.find((each) => toastify.isActive(each)) ?? ids[0] ?? id;
};

const show = (message: ToastMessage): void => {
  const { tone = 'plain', text, stays = false } = message;
  // The hand feels that something was done.
  if (tone === 'good') pulse();
  const id = message.id === undefined ? undefined : toastIdOf(message.id);
  const options = {
    className: `toast ${tone}`, role: tone === 'bad' ? 'alert' : 'status', ariaLabel: text,
    autoClose: stays ? (false as const) : TOAST_DURATION_MS,
  };
  const render = (props: ToastContentProps) => <Toast message={message} {...props} />;
  if (id !== undefined && toastify.isActive(id)) toastify.update(id, { ...options, render });
  else toastify(render, { ...options, position: toastPosition(), ...(id !== undefined && { toastId: id }) });
};

/**
 * Renders toasts at the bottom right, or at the top right if they would cover the form that caused them. A toast stays for
 * `TOAST_DURATION_MS`, longer while hovered or unfocused, or until it is dismissed. Load only by import().
 */
export const ToastBox = () => {
  // Deferred by a timeout: in development, StrictMode mounts twice, and queued messages would be lost on the first container.
  useEffect(() => {
    let close = (): void => {};
    const timer = setTimeout(() => (close = registerToastBox(show)));
    return () => {
      clearTimeout(timer);
      close();
    };
  }, []);
  return (
    <ToastContainer
      position="bottom-right"
      theme="dark"
      autoClose={TOAST_DURATION_MS}
      closeButton={false}
      hideProgressBar
      newestOnTop
      limit={4}
      pauseOnFocusLoss
      className="toasts"
      aria-label={NOTIFICATIONS_LABEL}
    />
  );
};
