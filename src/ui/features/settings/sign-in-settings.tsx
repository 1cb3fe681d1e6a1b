import type { SignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { Tag } from '#ui/design/text/tag.tsx';
import { AVATAR_MESSAGES } from '#ui/messages/profile.messages.ts';
import { SETTINGS_MESSAGES } from '#ui/messages/settings.messages.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { SecurityLink } from '#ui/features/settings/security/security-link.tsx';
import { DemoEmails } from '#ui/features/auth/action-email/demo-emails.tsx';

/** Shows the e-mail address of the account; opens the modals that change e-mail and password. */
export const SignInSettings = ({ person }: { readonly person: SignedIn }): React.JSX.Element => {
  const { open } = useModal();
  const change = (what: 'email' | 'password') => () => open({ name: 'change-credentials', properties: { what } });
  return (
    <>
      <FactSheet
        facts={[
          {
            term: SETTINGS_MESSAGES.email,
            value: (
              <>
                <span>{person.email}</span>
                <Tag tone={person.emailVerified ? 'leaf' : 'amber'}>
                  {person.emailVerified ? AVATAR_MESSAGES.emailConfirmed : AVATAR_MESSAGES.emailNotConfirmed}
                </Tag>
                <Button small onClick={change('email')}>
                  {SETTINGS_MESSAGES.changeEmail}
                </Button>
              </>
            ),
          },
          {
            term: SETTINGS_MESSAGES.password,
            value: (
              <>
                <span aria-hidden="true">{SETTINGS_MESSAGES.passwordMask}</span>
                <Button small onClick={change('password')}>
                  {SETTINGS_MESSAGES.changePassword}
                </Button>
              </>
            ),
          },
        ]}
      />
      <SecurityLink />
      <DemoEmails />
    </>
  );
};
