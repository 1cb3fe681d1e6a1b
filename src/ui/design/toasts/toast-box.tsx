import { useEffect } from 'react';
import { toast as raise, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import { Button } from '#ui/design/buttons/button.tsx';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { openToastBox, type ToastMessage } from './toast';
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
    <IconButton small icon="close" label="Dismiss" onClick={() => closeToast?.()} />
  </>
);

const show = (message: ToastMessage): void => {
  const { id, tone = 'plain', text } = message;
  const options = { className: `toast ${tone}`, role: tone === 'bad' ? 'alert' : 'status', ariaLabel: text };
  const content = (given: ToastContentProps) => <Toast message={message} {...given} />;
  if (id !== undefined && raise.isActive(id)) raise.update(id, { ...options, render: content });
  else raise(content, { ...options, ...(id !== undefined && { toastId: id }) });
};

/** What shows toasts: bottom right, for five seconds, longer while it is looked at. Reached by import() only. */
export const ToastBox = () => {
  // A moment later: what has waited would be lost on a container that React mounts twice (in development) to try it.
  useEffect(() => {
    let leave = (): void => {};
    const opening = setTimeout(() => (leave = openToastBox(show)));
    return () => {
      clearTimeout(opening);
      leave();
    };
  }, []);
  return (
    <ToastContainer
      position="bottom-right"
      theme="dark"
      autoClose={5000}
      closeButton={false}
      hideProgressBar
      newestOnTop
      limit={4}
      pauseOnFocusLoss
      className="toasts"
      aria-label="Messages"
    />
  );
};
