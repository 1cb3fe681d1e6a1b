import { notFound } from '#domain/shared/failure';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { Board } from '#ui/design/text/board.tsx';
import { DocumentHead } from '../navigation/document-head';
import { ERROR_CATALOGUE } from '../../messages/error-catalogue';
import { failureSummary, failureAdvice } from '../../messages/failure.messages';
import { LostFilmsShelf } from '../../features/shared/lost-films-shelf';
import './not-found-page.css';

/** Renders the page for every unknown address, including an unknown list or genre. */
export const NotFoundPage = (): React.JSX.Element => (
  <>
    <DocumentHead title="Not found" description="This page is not on the programme." noIndex />
    <div className="nowhere">
      <Board level={1} lines={[{ words: '4\\0|4', centre: true }, { words: ERROR_CATALOGUE.unknownRoute.text, half: true, centre: true }]} />
      <p>
        {failureSummary(notFound('page'))} {failureAdvice(notFound('page'))}
      </p>
      <div className="acts">
        <ButtonLink kind="go" to="/">
          Back to the foyer
        </ButtonLink>
        <ButtonLink to="/search">Search</ButtonLink>
      </div>
    </div>
    <LostFilmsShelf />
  </>
);
