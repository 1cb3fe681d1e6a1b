import { useLocation } from 'react-router-dom';
import { parseActionLink } from '#ui/shell/navigation/action-url.ts';
import { ActionCodePanel } from '#ui/features/auth/action-email/action-code-panel.tsx';
import { ResetPanel } from './reset-panel';
import { SignInPanel } from './sign-in-panel';

/** Selects the panel of `/login`: sign-in, password reset (`?reset`), or an action link (`?mode=…&oobCode=…`). */
export const LoginPage = (): React.JSX.Element => {
  const { search } = useLocation();
  const link = parseActionLink(search);
  if (link !== null) return <ActionCodePanel key={link.code} link={link} />;
  return new URLSearchParams(search).has('reset') ? <ResetPanel /> : <SignInPanel />;
};
