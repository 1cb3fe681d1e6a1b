import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { modalMachine, type OpenModal } from '#application/shell/modal-machine';
import { isSignedIn } from '#domain/users/session';
import { useSession } from '../providers/session-provider';

type ModalControl = {
  readonly modal: OpenModal | null;
  /** Which opening it is: another number each time that one opens where none was. */
  readonly opening: number;
  /** Opens a modal by name with its properties, in place of one that is open. */
  readonly open: (modal: OpenModal) => void;
  readonly close: () => void;
};

const ModalContext = createContext<ModalControl>({ modal: null, opening: 0, open: () => {}, close: () => {} });

/** Which page it is: of the query only what names a title or a person; the rest says how a page is looked at. */
const pageOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  const asked = new URLSearchParams(search);
  return [pathname, asked.get('type'), asked.get('id')].join(' ');
};

/** Calls when the person has gone to another page, or whoever was signed in is not there any more. */
const useGone = (tell: () => void): void => {
  const page = pageOf(useLocation());
  const { session } = useSession();
  const uid = isSignedIn(session) ? session.uid : null;
  const last = useRef({ page, uid });
  useEffect(() => {
    const before = last.current;
    last.current = { page, uid };
    if (before.page !== page || (before.uid !== null && before.uid !== uid)) tell();
  }, [page, tell, uid]);
};

/** Keeps the modal machine for as long as the app lives. A modal belongs to the page and the person that it was opened by. */
export const ModalProvider = ({ children }: { readonly children: ReactNode }): React.JSX.Element => {
  const actor = useActorRef(modalMachine);
  const { modal, opening } = useSelector(actor, (snapshot) => snapshot.context);
  const close = useCallback(() => actor.send({ type: 'modal.closed' }), [actor]);
  const control = useMemo<ModalControl>(
    () => ({ modal, opening, open: (opened) => actor.send({ type: 'modal.opened', modal: opened }), close }),
    [actor, close, modal, opening],
  );
  useGone(close);
  return <ModalContext.Provider value={control}>{children}</ModalContext.Provider>;
};

export const useModal = (): ModalControl => useContext(ModalContext);
