import type { ReactNode } from 'react';
import type { Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { accountActionFailureText, type AccountAction } from '#ui/messages/auth.messages.ts';
import { useFormElementProps, type FormControl } from '#ui/forms/use-form.ts';
import '#ui/design/fields/field.css';

export type AuthFormProps<Values extends object> = {
  readonly control: FormControl<Values>;
  readonly action: AccountAction;
  /** The accessible name. */
  readonly label: string;
  readonly submitLabel: string;
  /** False on pages that redirect once the session has started: the button stays busy until then. */
  readonly isDoneWhenSubmitted?: boolean;
  /** Renders a hint or a link after the message of a failure. */
  readonly help?: (failure: Failure) => ReactNode;
  readonly children: ReactNode;
};

/** Renders the form of an auth page: fields, failure message and submit button. */
export const AuthForm = <Values extends object>(props: AuthFormProps<Values>): React.JSX.Element => {
  const { control, action, label, submitLabel, isDoneWhenSubmitted = true, help, children } = props;
  const element = useFormElementProps(control);
  const { form } = control;
  const { failure } = form.context;
  return (
    <form {...element} className="form" aria-label={label}>
      {children}
      {form.matches('failed') && failure !== null ? (
        <FormNote tone="bad">
          {accountActionFailureText(action, failure)}
          {help === undefined ? null : <> {help(failure)}</>}
        </FormNote>
      ) : null}
      <Button type="submit" kind="go" wide busy={form.hasTag('busy') || (form.matches('submitted') && !isDoneWhenSubmitted)}>
        {submitLabel}
      </Button>
    </form>
  );
};
