import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { DocumentHead } from '../navigation/document-head';
import { NOT_FOUND } from '../../messages/failure.messages';

/** Renders the not-found page of an area with a side menu. */
export const AreaNotFoundPage = (): React.JSX.Element => (
  <>
    <DocumentHead title={NOT_FOUND.title} description={NOT_FOUND.text} noIndex />
    <StatePanel
      kind="not-found"
      level={1}
      board={NOT_FOUND.board}
      actions={
        <>
          <ButtonLink kind="go" to="/home">
            {NOT_FOUND.home}
          </ButtonLink>
          <ButtonLink to="/user-profile">{NOT_FOUND.profile}</ButtonLink>
        </>
      }
    >
      {NOT_FOUND.text}
    </StatePanel>
  </>
);
