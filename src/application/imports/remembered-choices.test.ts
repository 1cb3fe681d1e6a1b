import { describe, expect, it } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { clearMemberDataExcept, memberDataKey } from '#application/profile/member-data-keys';
import { film, maya } from '#domain/lists/list.fixture';
import { noChoices } from './import-choices';
import { readRememberedChoices, rememberChoices } from './remembered-choices';

const named = (key: string, name: string, isLeftOut = false) => new Map([[key, { name, isLeftOut }]]);

describe('rememberChoices', () => {
  it('keeps names of lists that differ from those in the files, and nothing of lists that are left out', () => {
    const storage = testBrowser()();
    rememberChoices(storage, maya, { ...noChoices, lists: new Map([...named('Noir', 'Dark nights'), ...named('Snow', 'Ice', true)]) });
    expect(readRememberedChoices(storage, maya).names).toEqual(new Map([['Noir', 'Dark nights']]));
    rememberChoices(storage, maya, { ...noChoices, lists: named('Noir', 'Noir') });
    expect(readRememberedChoices(storage, maya).names).toEqual(new Map());
  });

  it('keeps choices for the next file, the last one of a title, at most 500', () => {
    const storage = testBrowser()();
    rememberChoices(storage, maya, { ...noChoices, titles: new Map([['flow', film(1)], ['none', null]]) });
    rememberChoices(storage, maya, { ...noChoices, titles: new Map([['flow', film(2)]]) });
    expect([...readRememberedChoices(storage, maya).titles]).toEqual([['flow', film(2)], ['none', null]]);
    const titles = new Map(Array.from({ length: 500 }, (_, index) => [`title ${index}`, null]));
    rememberChoices(storage, maya, { ...noChoices, titles });
    const kept = readRememberedChoices(storage, maya).titles;
    expect([kept.size, kept.has('flow')]).toEqual([500, false]);
  });

  it.each(['no JSON', '{}', '[["a",{"title":1}]]', '[["a","title"]]'])('has no choices if the stored text is invalid: %s', (text) => {
    const storage = testBrowser()();
    storage.local.set(memberDataKey('import-titles', maya), text);
    expect(readRememberedChoices(storage, maya).titles.size).toBe(0);
  });

  it('goes with the member’s other data on the device', () => {
    const storage = testBrowser()();
    rememberChoices(storage, maya, { lists: named('Noir', 'Dark nights'), titles: new Map([['flow', null]]) });
    clearMemberDataExcept(storage, null);
    expect(storage.local.listKeys()).toEqual([]);
  });
});
