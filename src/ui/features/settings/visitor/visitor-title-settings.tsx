import { useId, useState } from 'react';
import { keepVisitorTitleSettings, readVisitorTitleSettings, type TitleSettings } from '#application/profile/title-settings';
import { BROWSER_STORAGE } from '#application/service-keys';
import { LiveRegion } from '#ui/design/text/live-region.tsx';
import { countryName, languageName } from '#ui/messages/format/format.ts';
import { SETTINGS_MESSAGES } from '#ui/messages/settings.messages.ts';
import { useRefetchTitles } from '#ui/query/use-refetch-titles.ts';
import { useService } from '#ui/services.tsx';
import { CodeChoice } from '#ui/features/settings/code-choice.tsx';
import { LANGUAGE_SETTING_CHOICES, REGION_SETTING_CHOICES } from '#ui/features/settings/language-and-region-choices.ts';
import { getUserSettingsApplier } from '#ui/features/settings/user-settings-applier.ts';
import './visitor-title-settings.css';

/**
 * Chooses language and region of titles for the visitors of this browser. Each choice applies at once and is kept in this browser; a new
 * account gets both.
 */
export const VisitorTitleSettings = (): React.JSX.Element => {
  const storage = useService(BROWSER_STORAGE);
  const refetchTitles = useRefetchTitles();
  const [settings, setSettings] = useState(() => readVisitorTitleSettings(storage));
  const [isSaved, setSaved] = useState(false);
  const id = useId();
  const choose = (choice: Partial<TitleSettings>): void => {
    const chosen = { ...settings, ...choice };
    setSettings(chosen);
    keepVisitorTitleSettings(storage, chosen);
    if (getUserSettingsApplier(storage).apply({ theme: null, ...chosen }, choice)) refetchTitles();
    setSaved(true);
  };
  return (
    <div className="visitor-settings" role="group" aria-labelledby={id}>
      <p id={id} className="sr">{SETTINGS_MESSAGES.languageAndRegion}</p>
      <CodeChoice
        label={SETTINGS_MESSAGES.language} hint={SETTINGS_MESSAGES.languageHint} choices={LANGUAGE_SETTING_CHOICES} nameOf={languageName}
        value={settings.language} onChange={(language) => choose({ language })}
      />
      <CodeChoice
        label={SETTINGS_MESSAGES.region} hint={SETTINGS_MESSAGES.regionHint} choices={REGION_SETTING_CHOICES} nameOf={countryName}
        value={settings.region} onChange={(region) => choose({ region })}
      />
      <LiveRegion message={isSaved ? SETTINGS_MESSAGES.saved : ''} />
    </div>
  );
};
