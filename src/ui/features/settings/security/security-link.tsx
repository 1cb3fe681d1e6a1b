import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { SECURITY_LINK_MESSAGES } from '#ui/messages/account/security-link.messages.ts';

/** Leads to the page of sign-in and security, whose code loads there. */
export const SecurityLink = (): React.JSX.Element => (
  <FactSheet
    facts={[{
      term: SECURITY_LINK_MESSAGES.term,
      value: (
        <>
          <span>{SECURITY_LINK_MESSAGES.hint}</span>
          <ButtonLink small icon="shield" to="/user-profile/settings/security">{SECURITY_LINK_MESSAGES.open}</ButtonLink>
        </>
      ),
    }]}
  />
);
