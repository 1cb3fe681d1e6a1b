import { useRef } from 'react';
import { IMAGE_TYPES } from '#domain/users/pictures/avatars';
import type { SignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { FileButton } from '#ui/design/fields/file-button.tsx';
import { FileField } from '#ui/design/fields/file-field.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Avatar } from '#ui/design/text/avatar.tsx';
import { Tag } from '#ui/design/text/tag.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { AVATAR_MESSAGES, avatarFailureText } from '#ui/messages/profile.messages.ts';
import { useAvatar } from './use-avatar';

/** Status texts by state of the avatar machine. */
const { reading, uploading, removing } = AVATAR_MESSAGES;
const BUSY_MESSAGES = { reading, uploading, removing } as const;

/** Shows image or initials, name and e-mail of the member, with buttons that change the image. */
export const ProfileHead = ({ person }: { readonly person: SignedIn }): React.JSX.Element => {
  const { avatar, choose, remove, retry, cancel } = useAvatar(person.uid);
  const { failure } = avatar.context;
  const busy = avatar.hasTag('busy');
  const canRetry = avatar.matches('uploadFailed') || avatar.matches('cropFailed');
  const busyMessage = Object.entries(BUSY_MESSAGES).find(([state]) => state === avatar.value)?.[1] ?? '';
  const button = useRef<HTMLButtonElement>(null);
  /** The dialog for cropping returns the focus to the button, also after a drop or "Try again". */
  const startWith = (file: File | null): void => {
    button.current?.focus({ preventScroll: true });
    if (file === null) retry();
    else choose(file);
  };
  return (
    <FileField accept={IMAGE_TYPES.join(',')} busy={busy} onFiles={([file]) => startWith(file)} words={AVATAR_MESSAGES.drop}>
      <div className="me">
        <Avatar name={person.name} image={person.photoURL} size="l" />
        <div className="me-words">
          <p className="me-name">
            <bdi>{person.name}</bdi>
          </p>
          <p className="me-mail quiet">
            {person.email}{' '}
            <Tag tone={person.emailVerified ? 'leaf' : 'amber'}>
              {person.emailVerified ? AVATAR_MESSAGES.emailConfirmed : AVATAR_MESSAGES.emailNotConfirmed}
            </Tag>
            {person.role === 'admin' ? <Tag tone="amber">{AVATAR_MESSAGES.admin}</Tag> : null}
          </p>
        </div>
        <div className="me-acts">
          <FileButton ref={button} small icon="image">
            {person.photoURL === null ? AVATAR_MESSAGES.add : AVATAR_MESSAGES.change}
          </FileButton>
          {person.photoURL === null ? null : (
            // `aria-disabled` instead of `disabled`: the button has the focus again before the image is removed.
            <Button
              ref={moveFocusOnRemoval}
              small
              kind="bare"
              icon="trash"
              aria-disabled={busy || undefined}
              onClick={busy ? undefined : remove}
            >
              {AVATAR_MESSAGES.remove}
            </Button>
          )}
        </div>
        <p className="me-hint faint" role="status">
          {busy ? busyMessage : AVATAR_MESSAGES.hint}
        </p>
      </div>
      {failure === null || busy ? null : (
        <FormNote
          tone="bad"
          action={
            canRetry ? (
              <span className="acts">
                <Button small onClick={() => startWith(null)}>
                  {AVATAR_MESSAGES.retry}
                </Button>
                <Button ref={moveFocusOnRemoval} small kind="bare" onClick={cancel}>
                  {AVATAR_MESSAGES.cancel}
                </Button>
              </span>
            ) : undefined
          }
        >
          {avatarFailureText(failure)}
        </FormNote>
      )}
    </FileField>
  );
};
