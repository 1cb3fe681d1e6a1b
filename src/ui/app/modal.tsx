import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { modalMachine, type OpenModal } from '#application/shell/modal-machine';

type ModalControl = {
  readonly modal: OpenModal | null;
  /** Opens a modal by name with its properties, in place of one that is open. */
  readonly open: (modal: OpenModal) => void;
  readonly close: () => void;
};

const ModalContext = createContext<ModalControl>({ modal: null, open: () => {}, close: () => {} });

/** Keeps the modal machine for as long as the app lives. */
export const ModalProvider = ({ children }: { readonly children: ReactNode }): React.JSX.Element => {
  const actor = useActorRef(modalMachine);
  const modal = useSelector(actor, (snapshot) => snapshot.context.modal);
  const control = useMemo<ModalControl>(
    () => ({
      modal,
      open: (opened) => actor.send({ type: 'modal.opened', modal: opened }),
      close: () => actor.send({ type: 'modal.closed' }),
    }),
    [actor, modal],
  );
  return <ModalContext.Provider value={control}>{children}</ModalContext.Provider>;
};

export const useModal = (): ModalControl => useContext(ModalContext);
