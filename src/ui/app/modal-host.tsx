import { Fragment, Suspense, useState, type ReactNode } from 'react';
import { LOG } from '#application/keys';
import type { OpenModal } from '#application/shell/modal-machine';
import type { Failure } from '#domain/failure';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '../services';
import { failureWords } from '../words/failures';
import { ErrorBoundary } from './error-boundary';
import { lazyPart } from './lazy-page';
import { useModal } from './modal';

const Trailer = lazyPart(() => import('./modals/trailer-modal').then(({ TrailerModal }) => TrailerModal));
const Picture = lazyPart(() => import('./modals/picture-modal').then(({ PictureModal }) => PictureModal));
const Confirmation = lazyPart(() => import('./modals/confirmation-modal').then(({ ConfirmationModal }) => ConfirmationModal));
const ChangeCredentials = lazyPart(() => import('./modals/change-credentials-modal').then(({ ChangeCredentialsModal }) => ChangeCredentialsModal));
const DeleteAccount = lazyPart(() => import('./modals/delete-account-modal').then(({ DeleteAccountModal }) => DeleteAccountModal));
const CropPicture = lazyPart(() => import('./modals/crop-picture-modal').then(({ CropPictureModal }) => CropPictureModal));
const Verification = lazyPart(() => import('../user/auth/verification-modal').then(({ VerificationModal }) => VerificationModal));
const PARTS = [Trailer, Picture, Confirmation, ChangeCredentials, DeleteAccount, CropPicture, Verification];

const draw = (modal: OpenModal, open: boolean, onClose: () => void): ReactNode => {
  switch (modal.name) {
    case 'trailer':
      return <Trailer properties={modal.properties} open={open} onClose={onClose} />;
    case 'picture':
      return <Picture properties={modal.properties} open={open} onClose={onClose} />;
    case 'confirmation':
      return <Confirmation properties={modal.properties} open={open} onClose={onClose} />;
    case 'change-credentials':
      return <ChangeCredentials properties={modal.properties} open={open} onClose={onClose} />;
    case 'delete-account':
      return <DeleteAccount properties={modal.properties} open={open} onClose={onClose} />;
    case 'crop-picture':
      return <CropPicture properties={modal.properties} open={open} onClose={onClose} />;
    case 'verification':
      return <Verification properties={modal.properties} open={open} onClose={onClose} />;
  }
};

/**
 * Draws the modal that is open, by its name. One that closes stays until it has left the stage; the next one begins anew, with nothing
 * of what was typed or chosen before.
 */
export const ModalHost = (): React.JSX.Element | null => {
  const log = useService(LOG);
  const { modal, opening, close } = useModal();
  const [last, setLast] = useState<OpenModal | null>(null);
  const [opened, setOpened] = useState(0);
  if (modal !== null && modal !== last) {
    setLast(modal);
    setOpened(opened + 1);
  }
  if (last === null) return null;
  const report = (where: string, failure: Failure): void => {
    log.failure(where, failure);
    toast({ text: failureWords(failure).sentence, tone: 'bad' });
    PARTS.forEach((part) => part.forget());
    close();
  };
  return (
    <ErrorBoundary resetKey={String(opened)} report={report} fallback={() => null}>
      <Suspense fallback={null}>
        <Fragment key={opening}>{draw(last, modal !== null, close)}</Fragment>
      </Suspense>
    </ErrorBoundary>
  );
};
