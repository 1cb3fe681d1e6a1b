import type { User, UserSettings } from '#domain/user/user';
import type { UserId } from '#domain/user/user-id';
import { Button } from '#ui/design/buttons/button.tsx';
import { Sheet } from '#ui/design/facts/sheet.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Segments } from '#ui/design/fields/segments.tsx';
import { Select } from '#ui/design/fields/select.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { failureWords } from '../../words/failures';
import { countryName, languageName } from '../../words/format';
import { LANGUAGE_CHOICES, REGION_CHOICES, UNCHOSEN, withKept } from './choices';
import { useSettings } from './use-settings';

type Light = 'dark' | 'light' | 'house';

const LIGHTS: ReadonlyArray<{ readonly value: Light; readonly label: string }> = [
  { value: 'dark', label: 'Down' },
  { value: 'light', label: 'Up' },
  { value: 'house', label: 'As the house' },
];

const asTheme = (light: Light): UserSettings['theme'] => (light === 'house' ? null : light);
const orNull = (value: string): string | null => (value === UNCHOSEN ? null : value);

type Props = { readonly uid: UserId; readonly profile: User };

/** The light, and in which language and for which region titles are told. Each choice holds at once. */
export const RoomSettings = ({ uid, profile }: Props): React.JSX.Element => {
  const { settings, choose, state, failure, retry } = useSettings(uid, profile.settings);
  const { theme, language, region } = settings;
  return (
    <>
      <Sheet
        facts={[
          { term: 'Lights', value: <Segments label="Lights" segments={LIGHTS} value={theme ?? 'house'} onChange={(light) => choose({ theme: asTheme(light) })} /> },
          {
            term: 'Language of titles',
            value: (
              <Select
                label="Language of titles"
                hint="Where a catalogue knows several; from the next page on."
                options={withKept(LANGUAGE_CHOICES, language, languageName)}
                value={language ?? UNCHOSEN}
                onChange={(event) => choose({ language: orNull(event.target.value) })}
              />
            ),
          },
          {
            term: 'Region',
            value: (
              <Select
                label="Region"
                hint="Where you watch, and whose cinemas count."
                options={withKept(REGION_CHOICES, region, countryName)}
                value={region ?? UNCHOSEN}
                onChange={(event) => choose({ region: orNull(event.target.value) })}
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
            <Button small onClick={retry}>
              Try again
            </Button>
          }
        >
          <b>Not saved.</b> {failureWords(failure).sentence}
        </FormNote>
      )}
    </>
  );
};
