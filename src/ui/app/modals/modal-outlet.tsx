import { useState } from 'react';
import { optionalPart } from '../errors/optional-part';
import { useLoadFailureToast } from '../errors/use-load-failure-toast';
import { useModal } from './modal-provider';

const FailedHost = (): null => {
  const { modal, close } = useModal();
  useLoadFailureToast(modal !== null, close);
  return null;
};
const renderNothing = (): null => null;

const ModalHost = optionalPart(() => import('./modal-host').then((module) => module.ModalHost), FailedHost, renderNothing);

/** Renders the open modal. The code of modals is loaded when the first one opens. */
export const ModalOutlet = (): React.JSX.Element | null => {
  const { modal } = useModal();
  const [wasOpened, setWasOpened] = useState(false);
  if (modal !== null && !wasOpened) setWasOpened(true);
  return wasOpened ? <ModalHost /> : null;
};
