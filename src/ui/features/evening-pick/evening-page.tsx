import { useLocation, useSearchParams } from 'react-router-dom';
import { parseEveningParams, PICK_PATH, withAnswersBefore } from '#application/evening-pick/evening-params';
import { SHARED_EVENING_PATH } from '#application/shared-evening/evening-address';
import { unavailable } from '#domain/shared/failure';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { lazyOptionalPart, type FailedPartProps } from '#ui/shell/errors/lazy-optional-part.tsx';
import { PickPage } from './pick-page';
import { QuestionPage } from './question-page';
import './evening-page.css';

/** React Router's key of the location with which a document begins. */
const FIRST_LOCATION = 'default';

const FailedPart = ({ onRetry }: FailedPartProps): React.JSX.Element => (
  <FailureState level={1} failure={unavailable(null, 'chunk')} retry={() => onRetry?.()} />
);

/** Loaded when two people share an evening: most visitors need nothing of it. */
const SharedEvening = lazyOptionalPart(
  () => import('./own-phones/shared-evening-page').then((module) => module.SharedEveningPage), FailedPart, () => null,
);

/** Renders the question "What's on tonight?" and its answer, which have one file: they are opened one after the other. */
export const EveningPage = (): React.JSX.Element => {
  const { pathname, key } = useLocation();
  const [search] = useSearchParams();
  if (pathname.startsWith(SHARED_EVENING_PATH)) return <SharedEvening />;
  const isPick = pathname.startsWith(PICK_PATH);
  const mayLack = key === FIRST_LOCATION && (isPick || search.size > 0);
  // A prerendered page has no document before it.
  const params = parseEveningParams(
    mayLack ? withAnswersBefore(search, { isPick, referrer: document.referrer, origin: window.location.origin }) : search);
  return isPick ? <PickPage params={params} /> : <QuestionPage params={params} />;
};
