import type { User, UserSettings } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { Button } from '#ui/design/buttons/button.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Segments } from '#ui/design/fields/segments.tsx';
import { Select, type SelectOption } from '#ui/design/fields/select.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { moveFocusTo } from '../../feedback/move-focus-to';
import { failureMessage } from '../../messages/failure.messages';
import { countryName, languageName } from '../../messages/format/format';
import { LANGUAGE_SETTING_CHOICES, REGION_SETTING_CHOICES, DEFAULT_CHOICE, withCurrentChoice } from './setting-choices';
import { useSettings } from './use-settings';

type ThemeChoice = 'dark' | 'light' | 'default';

const THEMES: ReadonlyArray<{ readonly value: ThemeChoice; readonly label: string }> = [
  { value: 'dark', label: 'Down' },
  { value: 'light', label: 'Up' },
  { value: 'default', label: 'As the house' },
];

const toTheme = (choice: ThemeChoice): UserSettings['theme'] => (choice === 'default' ? null : choice);

type ChoiceProps = {
  readonly label: string;
  readonly hint: string;
  readonly choices: ReadonlyArray<SelectOption>;
  /** Returns the label of a code. */
  readonly nameOf: (code: string) => string;
  /** Null while the default applies. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

/** Selects a language or country code by name. */
const CodeChoice = ({ label, hint, choices, nameOf, value, onChange }: ChoiceProps): React.JSX.Element => (
  <Select
    label={label}
    hint={hint}
    options={withCurrentChoice(choices, value, nameOf)}
    value={value ?? DEFAULT_CHOICE}
    onChange={({ target }) => onChange(target.value === DEFAULT_CHOICE ? null : target.value)}
  />
);

type Props = { readonly uid: UserId; readonly profile: User };

/** Chooses the theme, and language and region of titles. Each choice applies immediately. */
export const AppearanceSettings = ({ uid, profile }: Props): React.JSX.Element => {
  const { settings, choose, state, failure, retry } = useSettings(uid, profile.settings);
  const { theme, language, region } = settings;
  return (
    <>
      <FactSheet
        facts={[
          {
            term: 'Lights',
            value: (
              <>
                <Segments label="Lights" segments={THEMES} value={theme ?? 'default'} onChange={(chosen) => choose({ theme: toTheme(chosen) })} />
                <span className="faint">Down is dark, up is light; the house itself is dark.</span>
              </>
            ),
          },
          {
            term: 'Language of titles',
            value: (
              <CodeChoice
                label="Language of titles"
                hint="Where a catalogue knows several; from the next page on."
                choices={LANGUAGE_SETTING_CHOICES}
                nameOf={languageName}
                value={language}
                onChange={(chosen) => choose({ language: chosen })}
              />
            ),
          },
          {
            term: 'Region',
            value: (
              <CodeChoice
                label="Region"
                hint="Where you watch, and whose cinemas count."
                choices={REGION_SETTING_CHOICES}
                nameOf={countryName}
                value={region}
                onChange={(chosen) => choose({ region: chosen })}
              />
            ),
          },
        ]}
      />
      <LiveRegion message={state === 'saved' ? 'Saved' : ''} />
      {failure === null ? null : (
        <FormNote
          tone="bad"
          action={
            <Button ref={moveFocusTo} small onClick={retry}>
              Try again
            </Button>
          }
        >
          <b>Not saved.</b> {failureMessage(failure).sentence}
        </FormNote>
      )}
    </>
  );
};
