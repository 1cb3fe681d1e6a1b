import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { State } from '#ui/design/states/state.tsx';
import { notFound } from '#domain/failure';
import { DocumentHead } from '../app/document-head';
import { failureWords } from '../words/failures';

/** Every address that leads nowhere, an unknown list or genre too. */
export const NotFoundPage = (): React.JSX.Element => {
  const { title, sentence } = failureWords(notFound('page'));
  return (
    <>
      <DocumentHead title="Not found" description={sentence} noIndex />
      <State
        kind="not-found"
        level={1}
        board={[{ words: '4\\0|4', centre: true }, { words: title, small: true, centre: true }]}
        actions={
          <>
            <ButtonLink kind="go" to="/">Back to the foyer</ButtonLink>
            <ButtonLink to="/search">Search</ButtonLink>
          </>
        }
      >
        {sentence}
      </State>
    </>
  );
};
