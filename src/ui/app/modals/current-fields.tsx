import type { CurrentCredentials } from '#application/user/credential-rules';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { memberFault } from '../../words/member';

type Props = {
  readonly values: CurrentCredentials;
  readonly faultOf: (field: keyof CurrentCredentials) => string | undefined;
  readonly change: (values: Partial<CurrentCredentials>) => void;
  readonly busy: boolean;
};

/** Who is there: the current e-mail, and the current password twice. */
export const CurrentFields = ({ values, faultOf, change, busy }: Props): React.JSX.Element => (
  <>
    <TextField
      label="E-mail"
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      required
      readOnly={busy}
      error={memberFault('email', faultOf('email'))}
      value={values.email}
      onChange={(event) => change({ email: event.target.value })}
    />
    <PasswordField
      label="Current password"
      name="password"
      autoComplete="current-password"
      required
      data-autofocus
      readOnly={busy}
      error={memberFault('password', faultOf('password'))}
      value={values.password}
      onChange={(event) => change({ password: event.target.value })}
    />
    <PasswordField
      label="Current password, again"
      name="conf_password"
      autoComplete="off"
      required
      readOnly={busy}
      error={memberFault('conf_password', faultOf('conf_password'))}
      value={values.conf_password}
      onChange={(event) => change({ conf_password: event.target.value })}
    />
  </>
);
