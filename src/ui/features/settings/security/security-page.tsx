import { useEffect, useEffectEvent, useState } from 'react';
import type { SecurityChange } from '#application/account/security-change-form';
import { ACCOUNT_USE_CASES, APP_CONFIG, PASSKEYS } from '#application/service-keys';
import type { AccountMethods } from '#domain/users/sign-in-methods';
import type { SignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { ProfileLayout, ProfilePart } from '#ui/features/profile/profile-layout.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { useLazyRequest } from '#ui/hooks/use-lazy-request.ts';
import { SECURITY_MESSAGES } from '#ui/messages/account/security.messages.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { useService } from '#ui/services.tsx';
import { PasskeysPart } from './passkeys/passkeys-part';
import { SecurityChangeModal } from './security-change-modal';

type PartProps = { readonly methods: AccountMethods; readonly onChange: (change: SecurityChange) => void };

const GoogleRow = ({ methods: { google, hasPassword }, onChange }: PartProps): React.JSX.Element => {
  const mayHaveOthers = useService(PASSKEYS) !== null;
  if (google === null) {
    return (
      <>
        <span>{SECURITY_MESSAGES.googleMissing}</span>
        <Button small onClick={() => onChange('add-google')}>{SECURITY_MESSAGES.addGoogle}</Button>
      </>
    );
  }
  return (
    <>
      <span>{SECURITY_MESSAGES.googleAs(google)}</span>
      {hasPassword
        ? <Button small onClick={() => onChange('remove-google')}>{SECURITY_MESSAGES.removeGoogle}</Button>
        : <span className="quiet">{mayHaveOthers ? SECURITY_MESSAGES.googleBeforePassword : SECURITY_MESSAGES.googleAlone}</span>}
    </>
  );
};

const Methods = ({ person, methods, onChange }: PartProps & { readonly person: SignedIn }): React.JSX.Element => {
  const { open } = useModal();
  const { hasGoogle = false } = useService(APP_CONFIG);
  const change = (what: 'email' | 'password') => () => open({ name: 'change-credentials', properties: { what } });
  const { hasPassword, google } = methods;
  return (
    <FactSheet
      facts={[
        {
          term: SECURITY_MESSAGES.email,
          value: (
            <>
              <span>{person.email}</span>
              {hasPassword ? <Button small onClick={change('email')}>{SECURITY_MESSAGES.changeEmail}</Button> : null}
            </>
          ),
        },
        {
          term: SECURITY_MESSAGES.password,
          value: (
            <>
              <span>{hasPassword ? SECURITY_MESSAGES.passwordSet : SECURITY_MESSAGES.passwordMissing}</span>
              {hasPassword
                ? <Button small onClick={change('password')}>{SECURITY_MESSAGES.changePassword}</Button>
                : <Button small onClick={() => onChange('add-password')}>{SECURITY_MESSAGES.addPassword}</Button>}
            </>
          ),
        },
        {
          term: SECURITY_MESSAGES.google,
          value: hasGoogle || google !== null ? <GoogleRow methods={methods} onChange={onChange} /> : null,
        },
      ]}
    />
  );
};

const Sessions = ({ methods: { confirmedAt, lastConfirmedAt }, onChange }: PartProps): React.JSX.Element => {
  const isDemo = useService(APP_CONFIG).dataLocation === 'browser';
  const last = lastConfirmedAt === null ? SECURITY_MESSAGES.anywhereUnknown : SECURITY_MESSAGES.anywhereText(lastConfirmedAt);
  return (
    <FactSheet
      facts={[
        { term: SECURITY_MESSAGES.here, value: <span>{SECURITY_MESSAGES.hereText(confirmedAt)}</span> },
        {
          term: SECURITY_MESSAGES.anywhere,
          value: isDemo ? null : (
            <>
              <span>{last}</span>
              <span className="quiet">{SECURITY_MESSAGES.noList}</span>
            </>
          ),
        },
        {
          term: SECURITY_MESSAGES.others,
          value: isDemo ? (
            <span>{SECURITY_MESSAGES.othersDemo}</span>
          ) : (
            <>
              <span>{SECURITY_MESSAGES.othersText}</span>
              <Button small onClick={() => onChange('end-sessions')}>{SECURITY_MESSAGES.endOthers}</Button>
            </>
          ),
        },
      ]}
    />
  );
};

const Security = ({ person }: { readonly person: SignedIn }): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const { answer, failure, send } = useLazyRequest(() => accounts.readMethods);
  const passkeys = useService(PASSKEYS);
  const [change, setChange] = useState<SecurityChange | null>(null);
  const read = useEffectEvent(() => send());
  useEffect(() => read(), []);
  if (answer === null) {
    return failure === null ? (
      <LoadingRegion label={SECURITY_MESSAGES.loading}><LinesSkeleton lines={6} /></LoadingRegion>
    ) : (
      <FailureState failure={failure} retry={send} />
    );
  }
  return (
    <>
      <ProfilePart heading={SECURITY_MESSAGES.methods}>
        <Methods person={person} methods={answer} onChange={setChange} />
      </ProfilePart>
      {passkeys === null ? null : <PasskeysPart service={passkeys} email={person.email} hasPassword={answer.hasPassword} />}
      <ProfilePart heading={SECURITY_MESSAGES.sessions}>
        <Sessions methods={answer} onChange={setChange} />
      </ProfilePart>
      <SecurityChangeModal
        change={change}
        email={person.email}
        hasPassword={answer.hasPassword}
        onClose={() => setChange(null)}
        onDone={send}
      />
    </>
  );
};

/** Renders how a member signs in and when somebody last did; connects Google, and ends the sessions of other devices. */
export const SecurityPage = (): React.JSX.Element => (
  <ProfileLayout heading={SECURITY_MESSAGES.title} description={SECURITY_MESSAGES.description} tab="/user-profile/settings">
    {(person) => <Security key={person.uid} person={person} />}
  </ProfileLayout>
);
