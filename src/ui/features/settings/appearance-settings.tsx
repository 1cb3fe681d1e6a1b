import { useSyncExternalStore } from 'react';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import { Button } from '#ui/design/buttons/button.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Segments } from '#ui/design/fields/segments.tsx';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { useService } from '#ui/services.tsx';
import { countryName, languageName } from '#ui/messages/format/format.ts';
import { SingleKeysSwitch } from '#ui/features/lists/shortcuts/single-keys-switch.tsx';
import { requestFailureText } from '#ui/messages/request.messages.ts';
import { SETTINGS_MESSAGES } from '#ui/messages/settings.messages.ts';
import { currentThemeChoice, onThemeChange, type ThemeChoice } from '#ui/shell/providers/theme.ts';
import { CodeChoice } from './code-choice';
import { LANGUAGE_SETTING_CHOICES, REGION_SETTING_CHOICES } from './language-and-region-choices';
import { useSettings } from './use-settings';

const THEMES: ReadonlyArray<{ readonly value: ThemeChoice; readonly label: string }> = [
  { value: 'dark', label: SETTINGS_MESSAGES.themes.dark },
  { value: 'light', label: SETTINGS_MESSAGES.themes.light },
  { value: 'system', label: SETTINGS_MESSAGES.themes.system },
];

type Props = { readonly uid: UserId; readonly profile: User };

/** Chooses the theme, language and region of titles, and whether single keys are shortcuts. Each choice applies immediately. */
export const AppearanceSettings = ({ uid, profile }: Props): React.JSX.Element => {
  const { settings, choose, isSaved, failure, retry } = useSettings(uid, profile.settings);
  const { theme, language, region } = settings;
  const storage = useService(BROWSER_STORAGE);
  const browserTheme = useSyncExternalStore(onThemeChange, () => currentThemeChoice(storage));
  return (
    <>
      <FactSheet
        facts={[
          {
            term: SETTINGS_MESSAGES.appearance,
            value: (
              <>
                <Segments
                  label={SETTINGS_MESSAGES.appearance}
                  segments={THEMES}
                  value={theme ?? browserTheme}
                  onChange={(chosen) => choose({ theme: chosen })}
                />
                <span className="faint">{SETTINGS_MESSAGES.appearanceHint}</span>
              </>
            ),
          },
          {
            term: SETTINGS_MESSAGES.language,
            value: (
              <CodeChoice
                label={SETTINGS_MESSAGES.language}
                hint={SETTINGS_MESSAGES.languageHint}
                choices={LANGUAGE_SETTING_CHOICES}
                nameOf={languageName}
                value={language}
                onChange={(chosen) => choose({ language: chosen })}
              />
            ),
          },
          {
            term: SETTINGS_MESSAGES.region,
            value: (
              <CodeChoice
                label={SETTINGS_MESSAGES.region}
                hint={SETTINGS_MESSAGES.regionHint}
                choices={REGION_SETTING_CHOICES}
                nameOf={countryName}
                value={region}
                onChange={(chosen) => choose({ region: chosen })}
              />
            ),
          },
          { term: SETTINGS_MESSAGES.shortcuts, value: <SingleKeysSwitch /> },
        ]}
      />
      <LiveRegion message={isSaved ? SETTINGS_MESSAGES.saved : ''} />
      {failure === null ? null : (
        <FormNote
          tone="bad"
          action={
            <Button ref={moveFocusOnRemoval} small onClick={retry}>
              {SETTINGS_MESSAGES.retry}
            </Button>
          }
        >
          <b>{SETTINGS_MESSAGES.notSaved}</b> {requestFailureText(failure)}
        </FormNote>
      )}
    </>
  );
};
