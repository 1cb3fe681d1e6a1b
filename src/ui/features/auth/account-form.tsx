import type { ReactNode } from 'react';
import type { Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { accountFailure, FORM_NOT_SUBMITTED, type AccountAction } from '../../messages/account.messages';
import { useFormElement, type FormControl } from '../../forms/use-form';
import '#ui/design/fields/field.css';

export type AccountFormProps<Values extends object> = {
  readonly control: FormControl<Values>;
  readonly action: AccountAction;
  /** The accessible name. */
  readonly label: string;
  readonly send: string;
  /** False where the page is left once the session has begun: until then the button keeps working. */
  readonly isDoneWhenSent?: boolean;
  /** Somebody was let in, and their session did not begin. */
  readonly isNotBegun?: boolean;
  /** Beside the sentence of a failure: a way on. */
  readonly help?: (failure: Failure) => ReactNode;
  readonly children: ReactNode;
};

/** The fields of a sign-in page, what was wrong when they were sent, and the button. */
export const AccountForm = <Values extends object>(props: AccountFormProps<Values>): React.JSX.Element => {
  const { control, action, label, send, isDoneWhenSent = true, isNotBegun = false, help, children } = props;
  const element = useFormElement(control);
  const { form } = control;
  const { failure } = form.context;
  return (
    <form {...element} className="form" aria-label={label}>
      {children}
      {form.matches('failed') && failure !== null ? (
        <FormNote tone="bad">
          {accountFailure(action, failure)} {help?.(failure)}
        </FormNote>
      ) : null}
      {isNotBegun ? <FormNote tone="bad">{FORM_NOT_SUBMITTED}</FormNote> : null}
      <Button type="submit" kind="go" wide busy={form.hasTag('busy') || (form.matches('submitted') && !isDoneWhenSent)}>
        {send}
      </Button>
    </form>
  );
};
