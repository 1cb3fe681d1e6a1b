import type { FeedbackValues } from '#application/feedback/feedback-form';
import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH } from '#domain/feedback/feedback';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextArea } from '#ui/design/fields/text-area.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { useFormElement, type FormControl } from '../../forms/use-form';
import { failureMessage } from '../../messages/failure.messages';
import { fieldErrorMessage } from '../../messages/field.messages';
import { formatNumber } from '../../messages/format/format';

/** Length from which the characters are counted. */
const COUNTER_START = MAX_MESSAGE_LENGTH - 400;
/** Characters between two announcements to screen readers; the visible counter shows each character. */
const ANNOUNCEMENT_STEP = 100;

const counterText = (length: number): string =>
  length < COUNTER_START ? `Up to ${formatNumber(MAX_MESSAGE_LENGTH)} characters.` : `${formatNumber(length)} of ${formatNumber(MAX_MESSAGE_LENGTH)} characters.`;

const counterAnnouncement = (length: number): string => {
  if (length < COUNTER_START) return '';
  if (length > MAX_MESSAGE_LENGTH) return `Longer than ${formatNumber(MAX_MESSAGE_LENGTH)} characters.`;
  return `At most ${Math.ceil((MAX_MESSAGE_LENGTH - length) / ANNOUNCEMENT_STEP) * ANNOUNCEMENT_STEP} characters are left.`;
};

type Props = FormControl<FeedbackValues> & {
  /** Hint below the e-mail field. */
  readonly emailHint: string;
  /** Whether a message was sent before: focuses the message field. */
  readonly isAnother?: boolean;
};

/** Renders the feedback form: fields, errors and submit button. */
export const FeedbackPanel = ({ emailHint, isAnother = false, ...control }: Props): React.JSX.Element => {
  const { form, change } = control;
  const element = useFormElement(control);
  const { values, errors, showErrors, failure } = form.context;
  const busy = form.hasTag('busy');
  const errorOf = (field: 'message' | 'email'): string | null => (showErrors ? fieldErrorMessage(errors[field], field === 'email' ? MAX_EMAIL_LENGTH : MAX_MESSAGE_LENGTH) : null);

  return (
    <form {...element} className="form" aria-label="Feedback">
      <TextArea
        label="Your message"
        name="message"
        rows={9}
        required
        autoFocus={isAnother}
        hint={counterText(values.message.length)}
        error={errorOf('message')}
        value={values.message}
        readOnly={busy}
        onChange={(event) => change({ message: event.target.value })}
      />
      <LiveRegion message={counterAnnouncement(values.message.length)} />
      <TextField
        label="Your e-mail"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        optional
        hint={emailHint}
        error={errorOf('email')}
        value={values.email}
        readOnly={busy}
        onChange={(event) => change({ email: event.target.value })}
      />
      {form.matches('failed') && failure !== null ? (
        <p className="form-failure" role="alert">
          <b>Not sent.</b> {failureMessage(failure).sentence} What you wrote is still here.
        </p>
      ) : null}
      <div className="form-acts">
        <Button type="submit" kind="go" busy={busy}>
          {form.matches('failed') ? 'Send again' : 'Send'}
        </Button>
      </div>
    </form>
  );
};
