import { useActorRef, useSelector } from '@xstate/react';
import * as TE from 'fp-ts/TaskEither';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { PROFILE_USE_CASES } from '#application/service-keys';
import { avatarMachine, type AvatarMachineSnapshot } from '#application/profile/avatar-machine';
import { offline, toFailure, unavailable } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { toast } from '#ui/design/toasts/toast.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { useService } from '#ui/services.tsx';
import { AVATAR_MESSAGES, AVATAR_TOASTS } from '#ui/messages/profile.messages.ts';
import { cropImage } from './crop-image';

export type AvatarControl = {
  readonly avatar: AvatarMachineSnapshot;
  readonly choose: (file: File) => void;
  /** Opens a confirmation first. */
  readonly remove: () => void;
  readonly retry: () => void;
  readonly cancel: () => void;
};

const bytesOf = (file: File) => TE.tryCatch(async () => new Uint8Array(await file.arrayBuffer()), toFailure);

/** Runs the avatar machine of the signed-in member; opens the crop modal in state `cropping` and shows a toast for each result. */
export const useAvatar = (uid: UserId): AvatarControl => {
  const profiles = useService(PROFILE_USE_CASES);
  const { modal, open } = useModal();
  const machine = useMemo(
    () =>
      avatarMachine({ crop: cropImage, upload: (image) => profiles.changeAvatar(uid, image), remove: () => profiles.removeAvatar(uid) }),
    [profiles, uid],
  );
  const actor = useActorRef(machine);
  const avatar = useSelector(actor, (snapshot) => snapshot);
  const image = avatar.matches('cropping') ? avatar.context.image : null;

  const openCrop = useEffectEvent((source: string) =>
    open({
      name: 'crop-image',
      properties: {
        source,
        onChosen: (area) => actor.send({ type: 'crop.chosen', area }),
        onCancelled: () => actor.send({ type: 'crop.cancelled' }),
        onRejected: (error) => actor.send({ type: 'image.rejected', error }),
      },
    }),
  );
  useEffect(() => {
    if (image === null) return undefined;
    const source = URL.createObjectURL(new Blob([image.bytes], { type: image.type }));
    openCrop(source);
    return () => URL.revokeObjectURL(source);
  }, [image]);
  // A dialog that closes without an answer did not load. The toast says so, and the picture stays for another attempt.
  const wasOpen = useRef(false);
  useEffect(() => {
    const isOpen = modal?.name === 'crop-image';
    if (wasOpen.current && !isOpen && image !== null)
      actor.send({ type: 'crop.failed', failure: navigator.onLine ? unavailable(null, 'code') : offline });
    wasOpen.current = isOpen && image !== null;
  }, [modal, image, actor]);
  const result = avatar.matches('uploaded') ? 'uploaded' : avatar.matches('removed') ? 'removed' : null;
  useEffect(() => {
    if (result !== null) toast(result === 'uploaded' ? AVATAR_TOASTS.saved : AVATAR_TOASTS.removed);
  }, [result]);

  const confirmRemoval = (): void =>
    open({
      name: 'confirmation',
      properties: {
        title: AVATAR_MESSAGES.removeTitle,
        subtitle: AVATAR_MESSAGES.removeSubtitle,
        confirmText: AVATAR_MESSAGES.removeConfirm,
        cancelText: AVATAR_MESSAGES.removeCancel,
        isFinal: true,
        onConfirm: () => actor.send({ type: 'avatar.removed' }),
      },
    });
  return {
    avatar,
    choose: (file) => actor.send({ type: 'file.chosen', file: { size: file.size, read: bytesOf(file) } }),
    remove: confirmRemoval,
    retry: () => actor.send({ type: 'upload.retried' }),
    cancel: () => actor.send({ type: 'crop.cancelled' }),
  };
};
