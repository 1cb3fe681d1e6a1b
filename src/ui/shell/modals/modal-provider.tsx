import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyModalService, type ModalService, type ModalView } from '#application/shell/lazy-modal-service';
import type { ShownModal } from '#application/shell/modal-machine';
import { isSignedIn } from '#domain/users/session';
import { useSession } from '#ui/shell/providers/session-provider.tsx';

type ModalControl = ModalView & {
  /** Opens a modal by name with its properties; replaces an open one. */
  readonly open: (modal: ShownModal) => void;
  readonly close: () => void;
  readonly run: ModalService['run'];
};

const ModalContext = createContext<ModalControl>({ modal: null, opening: 0, open: () => {}, close: () => {}, run: () => {} });

/** Returns a key of the page. Of the query only `type` and `id` count, which name a title or a person; the rest are view settings. */
const pageOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  const parameters = new URLSearchParams(search);
  return [pathname, parameters.get('type'), parameters.get('id')].join(' ');
};

/** Calls `onLeave` after navigation to another page, and when the signed-in user signs out or changes. */
const useOnLeave = (onLeave: () => void): void => {
  const page = pageOf(useLocation());
  const { session } = useSession();
  const uid = isSignedIn(session) ? session.uid : null;
  const last = useRef({ page, uid });
  useEffect(() => {
    const before = last.current;
    last.current = { page, uid };
    if (before.page !== page || (before.uid !== null && before.uid !== uid)) onLeave();
  }, [page, onLeave, uid]);
};

/** Provides the modal for the lifetime of the app; its host runs the machine. Closes the modal when its page or its user changes. */
export const ModalProvider = ({ children }: { readonly children: ReactNode }): React.JSX.Element => {
  const [{ getView, subscribe, send, run }] = useState(lazyModalService);
  const { modal, opening } = useSyncExternalStore(subscribe, getView, getView);
  const close = useCallback(() => send({ type: 'modal.closed' }), [send]);
  const control = useMemo<ModalControl>(
    () => ({ modal, opening, open: (next) => send({ type: 'modal.opened', modal: next }), close, run }),
    [close, modal, opening, run, send],
  );
  useOnLeave(close);
  return <ModalContext.Provider value={control}>{children}</ModalContext.Provider>;
};

export const useModal = (): ModalControl => useContext(ModalContext);
