import { DEMO_ACCOUNTS } from '#application/service-keys';
import type { DemoAccount } from '#application/account/demo-account';
import { Button } from '#ui/design/buttons/button.tsx';
import { SIGN_IN_MESSAGES } from '#ui/messages/auth.messages.ts';
import { useService } from '#ui/services.tsx';
import './auth-notes.css';

/** Lists the demo accounts of the memory backend; a press signs in. Renders nothing if there are none. */
export const DemoSignIn = ({ onChoose }: { readonly onChoose: (account: DemoAccount) => void }): React.JSX.Element | null => {
  const accounts = useService(DEMO_ACCOUNTS);
  if (accounts.length === 0) return null;
  return (
    <section className="note-card" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{SIGN_IN_MESSAGES.demoTitle}</h2>
      <p>{SIGN_IN_MESSAGES.demo}</p>
      <div className="acts">
        {accounts.map((account) => (
          <Button
            key={account.email}
            small
            icon={account.who === 'Admin' ? 'shield' : 'user'}
            onClick={() => onChoose(account)}
            aria-label={SIGN_IN_MESSAGES.demoSignIn(account.who)}
          >
            {account.who}
          </Button>
        ))}
      </div>
    </section>
  );
};
