import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { IMPORT_LINK_MESSAGES } from '#ui/messages/settings.messages.ts';

/** Leads to the page of the import, whose code loads there. */
export const ImportLink = (): React.JSX.Element => (
  <FactSheet
    facts={[{
      term: IMPORT_LINK_MESSAGES.term,
      value: (
        <>
          <span>{IMPORT_LINK_MESSAGES.hint}</span>
          <ButtonLink small icon="upload" to="/user-profile/settings/import">{IMPORT_LINK_MESSAGES.open}</ButtonLink>
        </>
      ),
    }]}
  />
);
