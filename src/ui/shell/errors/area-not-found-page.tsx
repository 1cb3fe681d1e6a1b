import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { NOT_FOUND_MESSAGES } from '#ui/messages/failure.messages.ts';

type Props = { readonly actions: ReactNode };

/** Renders the not-found page of an area with a side menu. @param actions links to pages of the area. */
export const AreaNotFound = ({ actions }: Props): React.JSX.Element => (
  <>
    <DocumentHead title={NOT_FOUND_MESSAGES.title} description={NOT_FOUND_MESSAGES.text} noIndex />
    <StatePanel
      kind="not-found"
      level={1}
      board={NOT_FOUND_MESSAGES.board}
      actions={actions}
    >
      {NOT_FOUND_MESSAGES.text}
    </StatePanel>
  </>
);

/** Renders the not-found page of the profile area. */
export const ProfileAreaNotFoundPage = (): React.JSX.Element => (
  <AreaNotFound
    actions={
      <>
        <ButtonLink kind="go" to="/home">
          {NOT_FOUND_MESSAGES.home}
        </ButtonLink>
        <ButtonLink to="/user-profile">{NOT_FOUND_MESSAGES.profile}</ButtonLink>
      </>
    }
  />
);
