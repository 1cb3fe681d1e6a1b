import { classNames } from '#ui/design/utils/class-names.ts';
import { STRENGTH_HELP_TEXT, STRENGTH_LABELS } from '#ui/messages/auth.messages.ts';
import type { PasswordStrength } from './measure-strength';
import './strength-meter.css';

const STEPS = [1, 2, 3, 4] as const;

/** Shows the password strength as decorative bulbs and as text in a polite live region. */
export const StrengthMeter = ({ measured }: { readonly measured: PasswordStrength | null }): React.JSX.Element => {
  const strength = measured?.strength ?? 0;
  const lit = measured === null ? 0 : Math.max(1, strength);
  return (
    <div className={classNames('strength', measured !== null && strength < 2 && 'weak', strength > 2 && 'strong')}>
      <span className="strength-bulbs" aria-hidden="true">
        {STEPS.map((step) => (
          <i key={step} className={step <= lit ? 'on' : undefined} />
        ))}
      </span>
      <span role="status">{measured === null ? '' : STRENGTH_LABELS[measured.strength]}</span>
      {measured !== null && strength < 3 ? <p>{measured.warning ?? STRENGTH_HELP_TEXT}</p> : null}
    </div>
  );
};
