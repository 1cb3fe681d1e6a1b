import { expect, it, vi } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { keepVisitorTitleSettings, parseTitleSettings, TITLE_SETTINGS_KEY } from '#application/profile/title-settings';
import { getUserSettingsApplier } from '#ui/features/settings/user-settings-applier.ts';

it('the end of a session gives the titles of TMDB back to the choice of the browser’s visitors', () => {
  vi.stubGlobal('isOnTmdb', true);
  const storage = testBrowser()();
  const used = (): unknown => parseTitleSettings(storage.local.get(TITLE_SETTINGS_KEY));
  keepVisitorTitleSettings(storage, { language: 'fr-FR', region: 'CA' });
  const applier = getUserSettingsApplier(storage);
  applier.applyRemote('maya', { theme: null, language: 'de-DE', region: 'DE' });
  expect(used()).toEqual({ language: 'de-DE', region: 'DE' });
  expect(applier.clear()).toBe(true);
  expect(used()).toEqual({ language: 'fr-FR', region: 'CA' });
});
