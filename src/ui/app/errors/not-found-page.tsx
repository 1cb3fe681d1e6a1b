import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { Board } from '#ui/design/text/board.tsx';
import { DocumentHead } from '../navigation/document-head';
import { NOT_FOUND } from '../../messages/failure.messages';
import { LostFilmsShelf } from '../../features/shared/shelves/lost-films-shelf';
import './not-found-page.css';

/** Renders the page for every unknown address, including an unknown list or genre. */
export const NotFoundPage = (): React.JSX.Element => (
  <>
    <DocumentHead title={NOT_FOUND.title} description={NOT_FOUND.text} noIndex />
    <div className="not-found">
      <Board level={1} lines={NOT_FOUND.board} />
      <p>{NOT_FOUND.text}</p>
      <div className="acts">
        <ButtonLink kind="go" to="/">
          {NOT_FOUND.home}
        </ButtonLink>
        <ButtonLink to="/search">{NOT_FOUND.search}</ButtonLink>
      </div>
    </div>
    <LostFilmsShelf />
  </>
);
