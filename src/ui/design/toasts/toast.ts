/** A short message about what just happened. */
export interface ToastMessage {
  readonly text: string;
  /** Colour of the edge; never the only carrier of a meaning. */
  readonly tone?: 'good' | 'bad' | 'plain' | 'info' | 'warning';
  /** One action, for example Undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Replaces a visible toast with the same id; by default its text, so that equal toasts do not pile up. */
  readonly id?: string;
  /** Stays until it is dismissed or replaced, for what must not be missed. */
  readonly stays?: true;
}

/** Time that a toast stays, in ms, unless it is hovered or the window has no focus. */
export const TOAST_DURATION_MS = 5000;

type Show = (message: ToastMessage) => void;

let show: Show | null = null;
let queue: ReadonlyArray<ToastMessage> = [];
const listeners = new Set<() => void>();

/** Shows a toast, or queues it until the toast box is loaded. */
export const toast: Show = ({ id, ...rest }) => {
  const message: ToastMessage & { readonly id: string } = { ...rest, id: id ?? rest.text };
  if (show !== null) return show(message);
  queue = [...queue.filter((other) => other.id !== message.id), message];
  for (const listener of listeners) listener();
};

/** Returns whether a toast box is open or messages are queued; triggers loading of the box. */
export const hasToasts = (): boolean => show !== null || queue.length > 0;

/** Calls `listener` for each queued toast. Returns the unsubscribe function. */
export const onToastQueued = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Registers a toast box and passes the queued messages to it. Returns the unregister function. */
export const registerToastBox = (next: Show): (() => void) => {
  show = next;
  const queued = queue;
  queue = [];
  queued.forEach(next);
  return () => {
    // Another box may have registered in the meantime.
    if (show === next) show = null;
  };
};
