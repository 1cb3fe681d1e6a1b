import { useActorRef, useSelector } from '@xstate/react';
import * as TE from 'fp-ts/TaskEither';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { PROFILE_USE_CASES } from '#application/service-keys';
import { avatarMachine, type AvatarSnapshot } from '#application/profile/avatar-machine';
import { toFailure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { toast } from '#ui/design/toasts/toast.ts';
import { useModal } from '../../app/modals/modal-provider';
import { useService } from '../../services';
import { MEMBER_TOASTS } from '../../messages/member.messages';
import { cropImage } from './crop-image';

export type AvatarControl = {
  readonly avatar: AvatarSnapshot;
  readonly choose: (file: File) => void;
  /** Asks first. */
  readonly remove: () => void;
  readonly retry: () => void;
  readonly giveUp: () => void;
};

const bytesOf = (file: File) => TE.tryCatch(async () => new Uint8Array(await file.arrayBuffer()), toFailure);

/** The machine of one's own picture; opens the modal that cuts it. */
export const useAvatar = (uid: UserId): AvatarControl => {
  const profiles = useService(PROFILE_USE_CASES);
  const { open } = useModal();
  const machine = useMemo(
    () => avatarMachine({ crop: cropImage, upload: (picture) => profiles.changeAvatar(uid, picture), remove: () => profiles.removeAvatar(uid) }),
    [profiles, uid],
  );
  const actor = useActorRef(machine);
  const avatar = useSelector(actor, (snapshot) => snapshot);
  const picture = avatar.matches('cropping') ? avatar.context.picture : null;

  const openCrop = useEffectEvent((source: string) =>
    open({
      name: 'crop-picture',
      properties: {
        source,
        onChosen: (area) => actor.send({ type: 'crop.chosen', area }),
        onCancelled: () => actor.send({ type: 'crop.cancelled' }),
        onBroken: () => actor.send({ type: 'image.rejected' }),
      },
    }),
  );
  useEffect(() => {
    if (picture === null) return undefined;
    const source = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
    openCrop(source);
    return () => URL.revokeObjectURL(source);
  }, [picture]);
  const end = avatar.matches('uploaded') ? 'uploaded' : avatar.matches('removed') ? 'removed' : null;
  useEffect(() => {
    if (end !== null) toast(end === 'uploaded' ? MEMBER_TOASTS.pictureKept : MEMBER_TOASTS.pictureRemoved);
  }, [end]);

  const ask = (): void =>
    open({
      name: 'confirmation',
      properties: {
        title: 'Remove your picture?',
        subtitle: 'Your initials take its place. You can choose another picture at any time.',
        confirmText: 'Remove it',
        cancelText: 'Keep it',
        isFinal: true,
        onConfirm: () => actor.send({ type: 'avatar.removed' }),
      },
    });
  return {
    avatar,
    choose: (file) => actor.send({ type: 'file.chosen', file: { size: file.size, read: bytesOf(file) } }),
    remove: ask,
    retry: () => actor.send({ type: 'upload.retried' }),
    giveUp: () => actor.send({ type: 'crop.cancelled' }),
  };
};
