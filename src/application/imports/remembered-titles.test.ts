import { describe, expect, it } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { clearMemberDataExcept, memberDataKey } from '#application/profile/member-data-keys';
import { film, maya } from '#domain/lists/list.fixture';
import { readRememberedTitles, rememberTitles } from './remembered-titles';

describe('rememberTitles', () => {
  it('keeps choices for the next file, the last one of a title, at most 500', () => {
    const storage = testBrowser()();
    rememberTitles(storage, maya, new Map([['flow', film(1)], ['none', null]]));
    rememberTitles(storage, maya, new Map([['flow', film(2)]]));
    expect([...readRememberedTitles(storage, maya)]).toEqual([['flow', film(2)], ['none', null]]);
    rememberTitles(storage, maya, new Map(Array.from({ length: 500 }, (_, index) => [`title ${index}`, null])));
    expect([readRememberedTitles(storage, maya).size, readRememberedTitles(storage, maya).has('flow')]).toEqual([500, false]);
  });

  it.each(['no JSON', '{}', '[["a",{"title":1}]]'])('has no choices if the stored text is invalid: %s', (text) => {
    const storage = testBrowser()();
    storage.local.set(memberDataKey('import-titles', maya), text);
    expect(readRememberedTitles(storage, maya).size).toBe(0);
  });

  it('goes with the member’s other data on the device', () => {
    const storage = testBrowser()();
    rememberTitles(storage, maya, new Map([['flow', null]]));
    clearMemberDataExcept(storage, null);
    expect(storage.local.listKeys()).toEqual([]);
  });
});
