import type { FeedbackValues } from '#application/feedback/feedback-form';
import { MAX_EMAIL_LENGTH, MAX_FEEDBACK_LENGTH } from '#domain/feedback/feedback';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextArea } from '#ui/design/fields/text-area.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { LinkedText } from '#ui/features/shared/linked-text.tsx';
import { useFormElementProps, type FormControl } from '#ui/forms/use-form.ts';
import { failureMessage } from '#ui/messages/failure.messages.ts';
import { fieldErrorMessage } from '#ui/messages/field.messages.ts';
import { charactersLeftText, characterCounterText, FEEDBACK_FORM_MESSAGES } from '#ui/messages/feedback.messages.ts';

/** Length from which the characters are counted. */
const COUNTER_START = MAX_FEEDBACK_LENGTH - 400;
/** Characters between two announcements to screen readers; the visible counter shows each character. */
const ANNOUNCEMENT_STEP = 100;

const counterAnnouncement = (length: number): string => {
  if (length < COUNTER_START) return '';
  const left = MAX_FEEDBACK_LENGTH - length;
  return charactersLeftText(left < 0 ? left : Math.ceil(left / ANNOUNCEMENT_STEP) * ANNOUNCEMENT_STEP);
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
  const element = useFormElementProps(control);
  const { values, errors, showErrors, failure } = form.context;
  const busy = form.hasTag('busy');
  const errorOf = (field: 'message' | 'email'): string | null =>
    showErrors ? fieldErrorMessage(errors[field], field === 'email' ? MAX_EMAIL_LENGTH : MAX_FEEDBACK_LENGTH) : null;

  return (
    <form {...element} className="form" aria-label={FEEDBACK_FORM_MESSAGES.title}>
      <TextArea
        label={FEEDBACK_FORM_MESSAGES.message}
        name="message"
        rows={9}
        required
        autoFocus={isAnother}
        hint={characterCounterText(values.message.length, values.message.length >= COUNTER_START)}
        error={errorOf('message')}
        value={values.message}
        readOnly={busy}
        onChange={(event) => change({ message: event.target.value })}
      />
      <LiveRegion message={counterAnnouncement(values.message.length)} />
      <TextField
        label={FEEDBACK_FORM_MESSAGES.email}
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
          {FEEDBACK_FORM_MESSAGES.failed(failureMessage(failure).sentence)}
        </p>
      ) : null}
      <p className="feedback-privacy">
        <LinkedText>{FEEDBACK_FORM_MESSAGES.privacy}</LinkedText>
      </p>
      <div className="form-acts">
        <Button type="submit" kind="go" busy={busy}>
          {form.matches('failed') ? FEEDBACK_FORM_MESSAGES.sendAgain : FEEDBACK_FORM_MESSAGES.send}
        </Button>
      </div>
    </form>
  );
};
