import type { SignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { Tag } from '#ui/design/text/tag.tsx';
import { useModal } from '../../app/modals/modal-provider';
import { DemoEmails } from '../auth/action-email/demo-emails';

/** Shows the e-mail address of the account; opens the modals that change e-mail and password. */
export const SignInSettings = ({ person }: { readonly person: SignedIn }): React.JSX.Element => {
  const { open } = useModal();
  const change = (what: 'email' | 'password') => () => open({ name: 'change-credentials', properties: { what } });
  return (
    <>
      <FactSheet
        facts={[
          {
            term: 'E-mail',
            value: (
              <>
                <span>{person.email}</span>
                <Tag tone={person.emailVerified ? 'leaf' : 'amber'}>{person.emailVerified ? 'Verified' : 'Not verified'}</Tag>
                <Button small onClick={change('email')}>
                  Change e-mail
                </Button>
              </>
            ),
          },
          {
            term: 'Password',
            value: (
              <>
                <span>Nobody but you knows it</span>
                <Button small onClick={change('password')}>
                  Change password
                </Button>
              </>
            ),
          },
        ]}
      />
      <DemoEmails />
    </>
  );
};
