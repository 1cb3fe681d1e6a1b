import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { ShelfSkeleton } from '#ui/design/feedback/skeletons.tsx';
import { Board } from '#ui/design/text/board.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { NOT_FOUND_MESSAGES } from '#ui/messages/failure.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import './not-found-page.css';

/** Loads with the first page that is not found. */
const LostFilms = lazyOptionalPart(
  () => import('#ui/features/shared/shelves/not-found-shelf.tsx').then((module) => module.NotFoundShelf),
  () => null,
  () => <ShelfSkeleton />,
);

/** Renders the page for every unknown address, including an unknown list or genre. */
export const NotFoundPage = (): React.JSX.Element => (
  <>
    <DocumentHead title={NOT_FOUND_MESSAGES.title} description={NOT_FOUND_MESSAGES.text} noIndex />
    <div className="not-found">
      <Board level={1} lines={NOT_FOUND_MESSAGES.board} />
      <p>{NOT_FOUND_MESSAGES.text}</p>
      <div className="acts">
        <ButtonLink kind="go" to="/">
          {NOT_FOUND_MESSAGES.home}
        </ButtonLink>
        <ButtonLink to="/search">{NOT_FOUND_MESSAGES.search}</ButtonLink>
      </div>
    </div>
    <LostFilms />
  </>
);
