import { useLocation } from 'react-router-dom';
import { PICK_PATH } from '#application/evening-pick/evening-params';
import { PickPage } from './pick-page';
import { QuestionPage } from './question-page';
import './evening-page.css';

/** Renders the question "What's on tonight?" and its answer, which have one file: they are opened one after the other. */
export const EveningPage = (): React.JSX.Element => (useLocation().pathname.startsWith(PICK_PATH) ? <PickPage /> : <QuestionPage />);
