import { Link } from 'react-router-dom';
import type { EveningParams } from '#application/evening-pick/evening-params';
import { SHARED_EVENINGS } from '#application/service-keys';
import { addressOfStart } from '#application/shared-evening/evening-address';
import { WHICH_PHONE_MESSAGES } from '#ui/messages/catalogue/evening-pick.messages.ts';
import { useService } from '#ui/services.tsx';

/** Renders the choice between one phone and each person's own; nothing on a site without a server, where phones cannot meet. */
export const WhichPhone = ({ params }: { readonly params: EveningParams }): React.JSX.Element | null =>
  useService(SHARED_EVENINGS) === null ? null : (
    <div className="question-rows">
      <div className="choices" role="group" aria-label={WHICH_PHONE_MESSAGES.which}>
        <span className="choice" aria-current="true">{WHICH_PHONE_MESSAGES.one}</span>
        <Link className="choice" to={addressOfStart(params)}>{WHICH_PHONE_MESSAGES.own}</Link>
      </div>
    </div>
  );
