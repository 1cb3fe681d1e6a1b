import { notFound } from '#domain/shared/failure';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { DocumentHead } from '../navigation/document-head';
import { failureSummary, failureAdvice } from '../../messages/failure.messages';

/** Renders the not-found page of an area with a side menu. */
export const AreaNotFoundPage = (): React.JSX.Element => (
  <>
    <DocumentHead title="Not found" description="This page is not on the programme." noIndex />
    <StatePanel
      kind="not-found"
      level={1}
      board={[{ words: '4\\0|4', centre: true }, { words: 'No such room', half: true, centre: true }]}
      actions={
        <>
          <ButtonLink kind="go" to="/home">
            To your home
          </ButtonLink>
          <ButtonLink to="/user-profile">To your profile</ButtonLink>
        </>
      }
    >
      {failureSummary(notFound('page'))} {failureAdvice(notFound('page'))}
    </StatePanel>
  </>
);
