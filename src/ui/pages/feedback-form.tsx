import { useEffect, useRef, type SubmitEvent } from 'react';
import { LONGEST_EMAIL, LONGEST_MESSAGE } from '#domain/feedback/feedback';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextArea } from '#ui/design/fields/text-area.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { failureWords } from '../words/failures';
import { fieldFault } from '../words/fields';
import type { FeedbackFormControl } from './use-feedback-form';

/** From here on the letters left are counted aloud. */
const NEARLY_FULL = LONGEST_MESSAGE - 400;

const room = (length: number): string =>
  length < NEARLY_FULL
    ? `Up to ${LONGEST_MESSAGE.toLocaleString('en-US')} characters.`
    : `${length.toLocaleString('en-US')} of ${LONGEST_MESSAGE.toLocaleString('en-US')} characters.`;

type Props = FeedbackFormControl & {
  /** What stands under the field of the address. */
  readonly emailHint: string;
  /** One message was sent already: the next begins with the cursor in it. */
  readonly isAnother?: boolean;
};

/** The fields, what is wrong with them, and the button. */
export const FeedbackForm = ({ form, change, send, emailHint, isAnother = false }: Props): React.JSX.Element => {
  const element = useRef<HTMLFormElement>(null);
  const { values, faults, revealed, refusals, failure } = form.context;
  const busy = form.hasTag('busy');
  const fault = (field: 'message' | 'email'): string | null => (revealed ? fieldFault(faults[field], field === 'email' ? LONGEST_EMAIL : LONGEST_MESSAGE) : null);

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    send();
  };

  return (
    <form ref={element} className="form" noValidate onSubmit={submit} aria-label="Feedback">
      <TextArea
        label="Your message"
        name="message"
        rows={9}
        required
        autoFocus={isAnother}
        hint={room(values.message.length)}
        error={fault('message')}
        value={values.message}
        readOnly={busy}
        onChange={(event) => change({ message: event.target.value })}
      />
      <TextField
        label="Your e-mail"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        optional
        hint={emailHint}
        error={fault('email')}
        value={values.email}
        readOnly={busy}
        onChange={(event) => change({ email: event.target.value })}
      />
      {form.matches('failed') && failure !== null ? (
        <p className="form-failure" role="alert">
          <b>Not sent.</b> {failureWords(failure).sentence} What you wrote is still here.
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
