/** A short word about what just happened. */
export interface ToastMessage {
  readonly text: string;
  /** The colour of its edge; never the only carrier of a meaning. */
  readonly tone?: 'good' | 'bad' | 'plain' | 'info' | 'warning';
  /** One thing that can be done about it: Undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** A toast with the same id replaces the one in view. */
  readonly id?: string;
}

type Show = (message: ToastMessage) => void;

let show: Show | null = null;
let waiting: ReadonlyArray<ToastMessage> = [];
const listeners = new Set<() => void>();

/** Shows a toast, at the latest when the box for them has arrived. */
export const toast: Show = (message) => {
  if (show !== null) return show(message);
  waiting = [...waiting, message];
  for (const tell of listeners) tell();
};

/** Whether anybody ever wanted a toast; the box is fetched then. */
export const pendingToasts = (): boolean => show !== null || waiting.length > 0;

/** Tells when a toast is wanted for the first time. */
export const onToastQueued = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** The box announces itself, and is handed what has waited. Answers with the way to leave. */
export const openToastBox = (next: Show): (() => void) => {
  show = next;
  const late = waiting;
  waiting = [];
  late.forEach(next);
  return () => {
    // Another box may have come before this one went.
    if (show === next) show = null;
  };
};
