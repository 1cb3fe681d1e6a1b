import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { LOG } from '#application/service-keys';
import { startModal, type ModalName, type ShownModal } from '#application/shell/modal-machine';
import type { Failure } from '#domain/shared/failure';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '#ui/services.tsx';
import { failureMessage } from '#ui/messages/failure.messages.ts';
import { ErrorBoundary } from '#ui/shell/errors/error-boundary.tsx';
import { lazyPart, type LazyPart } from '#ui/shell/errors/lazy-page.tsx';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import type { ModalComponentProps } from '#ui/shell/modals/modal-component-props.ts';

const PARTS: { readonly [Name in ModalName]: LazyPart<ModalComponentProps<Name>> } = {
  trailer: lazyPart(() => import('#ui/shell/modals/media-modals.ts').then(({ TrailerModal }) => TrailerModal)),
  image: lazyPart(() => import('#ui/shell/modals/media-modals.ts').then(({ ImageModal }) => ImageModal)),
  confirmation: lazyPart(() => import('#ui/shell/modals/confirmation-modal.tsx').then(({ ConfirmationModal }) => ConfirmationModal)),
  'unsent-changes': lazyPart(() => import('#ui/shell/modals/confirmation-modal.tsx').then(({ UnsentChangesModal }) => UnsentChangesModal)),
  'share-list': lazyPart(() => import('#ui/features/lists/share/share-list-modal.tsx').then(({ ShareListModal }) => ShareListModal)),
  'move-title': lazyPart(() => import('#ui/features/lists/list-page/position-dialog.tsx').then(({ PositionDialog }) => PositionDialog)),
  'change-credentials': lazyPart(() =>
    import('#ui/features/settings/credentials/change-credentials-modal.tsx').then(({ ChangeCredentialsModal }) => ChangeCredentialsModal),
  ),
  'delete-account': lazyPart(() =>
    import('#ui/features/settings/credentials/delete-account-modal.tsx').then(({ DeleteAccountModal }) => DeleteAccountModal),
  ),
  'add-banner': lazyPart(() => import('#ui/features/admin/banners/add-banner-modal.tsx').then(({ AddBannerModal }) => AddBannerModal)),
  'export-data': lazyPart(() => import('#ui/features/admin/exports/export-modal.tsx').then(({ ExportModal }) => ExportModal)),
  'create-user': lazyPart(() =>
    import('#ui/features/admin/users/forms/create-user-modal.tsx').then(({ CreateUserModal }) => CreateUserModal),
  ),
  'edit-user': lazyPart(() => import('#ui/features/admin/users/forms/edit-user-modal.tsx').then(({ EditUserModal }) => EditUserModal)),
  'crop-image': lazyPart(() => import('#ui/features/profile/crop-image-modal.tsx').then(({ CropImageModal }) => CropImageModal)),
  verification: lazyPart(() =>
    import('#ui/features/auth/action-email/verification-modal.tsx').then(({ VerificationModal }) => VerificationModal),
  ),
};

/** Loads the code of a modal before it opens. Rejects if it cannot be loaded. */
export const loadModalPart = (name: ModalName): Promise<void> => PARTS[name].preload();

type NamedModalProps<Name extends ModalName> = ModalComponentProps<Name> & { readonly name: Name };

const NamedModal = <Name extends ModalName>({ name, ...props }: NamedModalProps<Name>): React.JSX.Element => {
  const Part: ComponentType<ModalComponentProps<Name>> = PARTS[name];
  return <Part {...props} />;
};

/**
 * Runs the modal's machine and renders the open modal by its name. A closing modal stays mounted for its animation; each opening mounts a
 * new instance, without the values that were entered before.
 */
export const ModalHost = (): React.JSX.Element | null => {
  const log = useService(LOG);
  const { modal, opening, close, run } = useModal();
  useEffect(() => run(startModal), [run]);
  const [last, setLast] = useState<ShownModal | null>(null);
  const [openCount, setOpenCount] = useState(0);
  if (modal !== null && modal !== last) {
    setLast(modal);
    setOpenCount(openCount + 1);
  }
  if (last === null) return null;
  const report = (where: string, failure: Failure): void => {
    log.failure(where, failure);
    toast({ text: failureMessage(failure).sentence, tone: 'bad' });
    Object.values(PARTS).forEach((part) => part.forget());
    close();
  };
  return (
    <ErrorBoundary resetKey={String(openCount)} report={report} fallback={() => null}>
      <Suspense fallback={null}>
        <NamedModal<ModalName> key={opening} {...last} open={modal !== null} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
};
