import { useEffect, useState } from 'react';
import { lazyOptionalPart, type FailedPartProps } from '#ui/shell/errors/lazy-optional-part.tsx';
import { useLoadFailureToast } from '#ui/shell/errors/use-load-failure-toast.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';

/** Says that dialogs could not be loaded; the next one that is opened loads them again. */
const FailedHost = ({ onRetry }: FailedPartProps): null => {
  const { modal, close } = useModal();
  const [hasReported, setReported] = useState(false);
  useLoadFailureToast(modal !== null && !hasReported, () => {
    close();
    setReported(true);
  });
  useEffect(() => {
    if (modal !== null && hasReported) onRetry?.();
  });
  return null;
};
const renderNothing = (): null => null;

const ModalHost = lazyOptionalPart(() => import('./modal-host').then((module) => module.ModalHost), FailedHost, renderNothing);

/** Renders the open modal. The code of modals is loaded when the first one opens. */
export const ModalOutlet = (): React.JSX.Element | null => {
  const { modal } = useModal();
  const [wasOpened, setWasOpened] = useState(false);
  if (modal !== null && !wasOpened) setWasOpened(true);
  return wasOpened ? <ModalHost /> : null;
};
