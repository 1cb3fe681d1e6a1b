import type { UserFormValues } from '#application/admin/create-user-form';
import { Button } from '#ui/design/buttons/button.tsx';
import { USER_FIELD_NAMES, USER_FORM_MESSAGES } from '#ui/messages/admin/user-form.messages.ts';
import { truncateName } from '#ui/messages/admin/shown-name.ts';
import { TextWithIsolatedName } from '#ui/features/shared/text-with-isolated-name.tsx';

type Props = {
  /** The values as stored now. */
  readonly latest: UserFormValues;
  /** The fields that both changed. */
  readonly fields: ReadonlyArray<keyof UserFormValues>;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
};

/** Renders the values that somebody else has saved meanwhile, and the choice between both. */
export const UserConflict = ({ latest, fields, onTakeTheirs, onKeepMine }: Props): React.JSX.Element => (
  <div className="user-conflict" role="alert">
    <p>{USER_FORM_MESSAGES.conflict}</p>
    <ul>
      {fields.map((field) => (
        <li key={field}>
          <TextWithIsolatedName
            text={USER_FORM_MESSAGES.theirs(USER_FIELD_NAMES[field], truncateName(latest[field]))}
            name={truncateName(latest[field])}
          />
        </li>
      ))}
    </ul>
    <div className="acts">
      <Button small onClick={onTakeTheirs}>
        {USER_FORM_MESSAGES.takeTheirs}
      </Button>
      <Button small onClick={onKeepMine}>
        {USER_FORM_MESSAGES.keepMine}
      </Button>
    </div>
  </div>
);
