import type { SecurityChange } from '#application/account/security-change-form';
import { APP_CONFIG } from '#application/service-keys';
import type { AccountMethods } from '#domain/users/sign-in-methods';
import { Button } from '#ui/design/buttons/button.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { SECURITY_MESSAGES } from '#ui/messages/account/security.messages.ts';
import { useService } from '#ui/services.tsx';

export type SecurityPartProps = { readonly methods: AccountMethods; readonly onChange: (change: SecurityChange) => void };

/** Renders when this session and any session last proved who it is, and ends all others. */
export const Sessions = ({ methods: { confirmedAt, lastConfirmedAt }, onChange }: SecurityPartProps): React.JSX.Element => {
  const isDemo = useService(APP_CONFIG).dataLocation === 'browser';
  const last = lastConfirmedAt === null ? SECURITY_MESSAGES.anywhereUnknown : SECURITY_MESSAGES.anywhereText(lastConfirmedAt);
  return (
    <FactSheet
      facts={[
        { term: SECURITY_MESSAGES.here, value: <span>{SECURITY_MESSAGES.hereText(confirmedAt)}</span> },
        {
          term: SECURITY_MESSAGES.anywhere,
          value: isDemo ? null : (
            <>
              <span>{last}</span>
              <span className="quiet">{SECURITY_MESSAGES.notYou}</span>
            </>
          ),
        },
        {
          term: SECURITY_MESSAGES.others,
          value: isDemo ? (
            <span>{SECURITY_MESSAGES.othersDemo}</span>
          ) : (
            <>
              <span>{SECURITY_MESSAGES.othersText}</span>
              <Button small onClick={() => onChange('end-sessions')}>{SECURITY_MESSAGES.endOthers}</Button>
            </>
          ),
        },
      ]}
    />
  );
};
