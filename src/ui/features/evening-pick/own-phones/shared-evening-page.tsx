import { useSearchParams } from 'react-router-dom';
import { addressOfQuestion, parseEveningParams } from '#application/evening-pick/evening-params';
import { readEveningId } from '#application/shared-evening/evening-address';
import { SHARED_EVENINGS } from '#application/service-keys';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { StatePanel } from '#ui/design/feedback/state-panel.tsx';
import { SHARED_EVENING_MESSAGES } from '#ui/messages/catalogue/shared-evening.messages.ts';
import { WHICH_PHONE_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useService } from '#ui/services.tsx';
import { OpenedEvening } from './opened-evening';
import { StartEvening } from './start-evening';
import './own-phones.css';

const NotOffered = (): React.JSX.Element => (
  <StatePanel
    level={1}
    board={[...SHARED_EVENING_MESSAGES.notOfferedBoard]}
    actions={<ButtonLink kind="go" to={addressOfQuestion({ isTogether: true })}>{WHICH_PHONE_MESSAGES.one}</ButtonLink>}
  >
    {SHARED_EVENING_MESSAGES.notOffered}
  </StatePanel>
);

/** Renders `/tonight/together?length=120`, where an evening begins, and `/tonight/together?evening=<id>`, the evening itself. */
export const SharedEveningPage = (): React.JSX.Element => {
  const [parameters] = useSearchParams();
  const evenings = useService(SHARED_EVENINGS);
  const id = readEveningId(parameters);
  return (
    <div className="evening evening-answer own-phones">
      <DocumentHead title={SHARED_EVENING_MESSAGES.title} description={SHARED_EVENING_MESSAGES.description} noIndex />
      {evenings === null && <NotOffered />}
      {evenings !== null && id === null && <StartEvening evenings={evenings} params={parseEveningParams(parameters)} />}
      {evenings !== null && id !== null && <OpenedEvening key={id} evenings={evenings} id={id} />}
    </div>
  );
};
