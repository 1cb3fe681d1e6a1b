import { IMAGE_TYPES } from '#domain/users/avatars';
import type { SignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { FileButton } from '#ui/design/fields/file-button.tsx';
import { FileDrop } from '#ui/design/fields/file-drop.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Avatar } from '#ui/design/text/avatar.tsx';
import { Tag } from '#ui/design/text/tag.tsx';
import { moveFocusTo } from '../../feedback/move-focus-to';
import { imageMessage } from '../../messages/member.messages';
import { useAvatar } from './use-avatar';

/** Status texts by state of the avatar machine. */
const BUSY_MESSAGES = { reading: 'Reading the file …', uploading: 'Uploading your picture …', removing: 'Removing your picture …' } as const;

/** Shows image or initials, name and e-mail of the member, with buttons that change the image. */
export const ProfileHead = ({ person }: { readonly person: SignedIn }): React.JSX.Element => {
  const { avatar, choose, remove, retry, cancel } = useAvatar(person.uid);
  const { failure } = avatar.context;
  const busy = avatar.hasTag('busy');
  const uploadFailed = avatar.matches('uploadFailed');
  const busyMessage = Object.entries(BUSY_MESSAGES).find(([state]) => state === avatar.value)?.[1] ?? '';
  return (
    <FileDrop onFile={choose} words="Let it fall: this becomes your picture">
      <div className="me">
        <Avatar name={person.name} image={person.photoURL} size="l" />
        <div className="me-words">
          <p className="me-name">{person.name}</p>
          <p className="me-mail quiet">
            {person.email} <Tag tone={person.emailVerified ? 'leaf' : 'amber'}>{person.emailVerified ? 'Verified' : 'Not verified'}</Tag>
            {person.role === 'admin' ? <Tag tone="amber">Admin</Tag> : null}
          </p>
        </div>
        <div className="me-acts">
          <FileButton small icon="image" accept={IMAGE_TYPES.join(',')} busy={busy} onFile={choose}>
            {person.photoURL === null ? 'Add a picture' : 'Change the picture'}
          </FileButton>
          {person.photoURL === null ? null : (
            // `aria-disabled` instead of `disabled`: the button has the focus again before the image is removed.
            <Button ref={moveFocusTo} small kind="bare" icon="trash" aria-disabled={busy || undefined} onClick={busy ? undefined : remove}>
              Remove the picture
            </Button>
          )}
        </div>
        <p className="me-hint faint" role="status">
          {busy ? busyMessage : 'JPEG, PNG, WebP or AVIF, at most 2048 KB. You can also drop a file here.'}
        </p>
      </div>
      {failure === null || busy ? null : (
        <FormNote
          tone="bad"
          action={
            uploadFailed ? (
              <span className="acts">
                <Button ref={moveFocusTo} small onClick={retry}>
                  Try again
                </Button>
                <Button ref={moveFocusTo} small kind="bare" onClick={cancel}>
                  Let it be
                </Button>
              </span>
            ) : undefined
          }
        >
          {imageMessage(failure)}
        </FormNote>
      )}
    </FileDrop>
  );
};
