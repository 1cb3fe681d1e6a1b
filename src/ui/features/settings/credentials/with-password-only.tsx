import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { ACCOUNT_USE_CASES, APP_CONFIG } from '#application/service-keys';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { useLazyRequest } from '#ui/hooks/use-lazy-request.ts';
import { NO_PASSWORD_MESSAGES } from '#ui/messages/account/security-link.messages.ts';
import { useService } from '#ui/services.tsx';

type Props = { readonly onClose: () => void; readonly children: ReactNode };

const PasswordCheck = ({ onClose, children }: Props): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const { answer, send } = useLazyRequest(() => accounts.readMethods);
  const read = useEffectEvent(() => send());
  useEffect(() => read(), []);
  // Until it is known, and if it cannot be asked, the form shows: its own answer says what is wrong.
  if (answer?.hasPassword !== false) return <>{children}</>;
  return (
    <div className="credentials-done">
      <p role="status">{NO_PASSWORD_MESSAGES.text}</p>
      <div className="form-acts">
        <ButtonLink kind="go" to="/user-profile/settings/security" onClick={onClose}>{NO_PASSWORD_MESSAGES.add}</ButtonLink>
      </div>
    </div>
  );
};

/** Renders a form that asks for the password; instead of it, for a member who signs in with Google only, the way to add a password. */
export const WithPasswordOnly = (props: Props): React.JSX.Element =>
  useService(APP_CONFIG).hasGoogle === true ? <PasswordCheck {...props} /> : <>{props.children}</>;
