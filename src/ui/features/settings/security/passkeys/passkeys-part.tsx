import { useEffect, useEffectEvent, useState } from 'react';
import type { PasskeyChange } from '#application/account/passkeys/passkey-change-form';
import { MAX_PASSKEYS, type Passkey } from '#domain/users/passkeys/passkey';
import type { PasskeyService } from '#domain/users/passkeys/passkey-service';
import { Button } from '#ui/design/buttons/button.tsx';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { ProfilePart } from '#ui/features/profile/profile-layout.tsx';
import { useLazyRequest } from '#ui/hooks/use-lazy-request.ts';
import { PASSKEYS_MESSAGES } from '#ui/messages/account/passkeys.messages.ts';
import { PasskeyChangeModal } from './passkey-change-modal';

type ListProps = { readonly passkeys: ReadonlyArray<Passkey>; readonly onChange: (change: PasskeyChange) => void };

const PasskeyList = ({ passkeys, onChange }: ListProps): React.JSX.Element => (
  <>
    <p className="security-text quiet">{PASSKEYS_MESSAGES.text}</p>
    {passkeys.length === 0 ? <p className="security-text">{PASSKEYS_MESSAGES.empty}</p> : (
      <ul className="security-rows" aria-label={PASSKEYS_MESSAGES.list}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div>
              <span>{passkey.name}</span>
              <span className="quiet">{PASSKEYS_MESSAGES.added(passkey.createdAt)}</span>
              <span className="quiet">{PASSKEYS_MESSAGES.used(passkey.lastUsedAt)}</span>
            </div>
            <Button small aria-label={PASSKEYS_MESSAGES.renameOf(passkey.name)} onClick={() => onChange({ kind: 'rename', passkey })}>
              {PASSKEYS_MESSAGES.rename}
            </Button>
            <Button
              ref={moveFocusOnRemoval}
              small
              aria-label={PASSKEYS_MESSAGES.removeOf(passkey.name)}
              onClick={() => onChange({ kind: 'remove', passkey })}
            >
              {PASSKEYS_MESSAGES.remove}
            </Button>
          </li>
        ))}
      </ul>
    )}
    {passkeys.length < MAX_PASSKEYS
      ? <Button small onClick={() => onChange({ kind: 'add' })}>{PASSKEYS_MESSAGES.add}</Button>
      : <p className="quiet">{PASSKEYS_MESSAGES.full}</p>}
  </>
);

type Props = { readonly service: PasskeyService; readonly email: string; readonly hasPassword: boolean };

const Passkeys = ({ service, email, hasPassword }: Props): React.JSX.Element => {
  const { answer, failure, send } = useLazyRequest(() => service.list);
  const [change, setChange] = useState<PasskeyChange | null>(null);
  const read = useEffectEvent(() => send());
  useEffect(() => read(), []);
  if (answer === null) {
    return failure === null ? (
      <LoadingRegion label={PASSKEYS_MESSAGES.loading}><LinesSkeleton lines={3} /></LoadingRegion>
    ) : (
      <FailureState failure={failure} retry={send} />
    );
  }
  return (
    <>
      <PasskeyList passkeys={answer} onChange={setChange} />
      {failure !== null && <FailureNote failure={failure} what={PASSKEYS_MESSAGES.heading} retry={send} />}
      <PasskeyChangeModal
        passkeys={service}
        change={change}
        email={email}
        hasPassword={hasPassword}
        onClose={() => setChange(null)}
        onDone={send}
      />
    </>
  );
};

/** Renders a member's passkeys, and adds, renames and removes them. */
export const PasskeysPart = (props: Props): React.JSX.Element => (
  <ProfilePart heading={PASSKEYS_MESSAGES.heading}>
    <Passkeys {...props} />
  </ProfilePart>
);
