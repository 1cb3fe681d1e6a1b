import * as E from 'fp-ts/Either';
import { useState } from 'react';
import type { SecurityChange } from '#application/account/security-change-form';
import { ACCOUNT_USE_CASES, APP_CONFIG, AUTH_SERVICE, PASSKEYS } from '#application/service-keys';
import type { SignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { LinesSkeleton, LoadingRegion } from '#ui/design/feedback/skeletons.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { ProfileLayout, ProfilePart } from '#ui/features/profile/profile-layout.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { SECURITY_MESSAGES } from '#ui/messages/account/security.messages.ts';
import { useSettled } from '#ui/hooks/use-settled.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { useService } from '#ui/services.tsx';
import { PasskeysPart } from './passkeys/passkeys-part';
import { RecentSignIns } from './recent-sign-ins';
import { SecurityChangeModal } from './security-change-modal';
import { Sessions, type SecurityPartProps } from './sessions';
import { useRequestOf } from './use-request-of';
import './security-rows.css';

const GoogleRow = ({ methods: { google, hasPassword }, onChange }: SecurityPartProps): React.JSX.Element => {
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

const Methods = ({ person, methods, onChange }: SecurityPartProps & { readonly person: SignedIn }): React.JSX.Element => {
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

/** Longest time that a change of a credential takes, in ms. */
const CHANGES_MS = 3000;

const Security = ({ person }: { readonly person: SignedIn }): React.JSX.Element => {
  const [accounts, auth] = [useService(ACCOUNT_USE_CASES), useService(AUTH_SERVICE)];
  // A confirmation, as for a new password, begins the session again. Reading the account while it changes could end the session.
  const identity = useObservableValue(auth.identity);
  const authTime = useSettled(identity !== null && E.isRight(identity) ? (identity.right?.authTime ?? null) : null, CHANGES_MS);
  const { answer, failure, send } = useRequestOf(() => accounts.readMethods, authTime);
  const passkeys = useService(PASSKEYS);
  const [change, setChange] = useState<SecurityChange | null>(null);
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
      <RecentSignIns methods={answer} />
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

/** Renders how a member signs in, the recent sign-ins and sessions; connects Google, and ends the sessions of other devices. */
export const SecurityPage = (): React.JSX.Element => (
  <ProfileLayout heading={SECURITY_MESSAGES.title} description={SECURITY_MESSAGES.description} tab="/user-profile/settings">
    {(person) => <Security key={person.uid} person={person} />}
  </ProfileLayout>
);
