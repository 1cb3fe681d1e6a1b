import { filter, firstValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { rekeyTitles } from '#application/lists/titles/rekey-titles';
import { shownViewings } from '#composition/history-on-two-devices.fixture';
import { shownItems } from '#composition/lists-on-two-devices.fixture';
import { openTwoDevices, type Device } from '#composition/two-devices.fixture';
import { maya } from '#domain/lists/list.fixture';
import type { ListItem } from '#domain/lists/list-item';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { builtFiles } from './node-files';

const catalogue = embeddedCatalogue(builtFiles());
const common = { posterPath: null, genres: ['Comedy'], runtime: 45, vote: 8 };
/** A series as it was stored before the catalogue had its TMDB id, and the double of a film. */
const freaks: StoredTitle = {
  ...common,
  itemKey: 'tv--98', mediaType: 'tv', movieID: -98, imdbID: 'tt0193676', title: 'Freaks and Geeks', releaseYear: 1999,
};
const ongBak: StoredTitle = {
  ...common,
  itemKey: 'movie--3822', mediaType: 'movie', movieID: -3822, imdbID: null, title: 'Ong Bak: Muay Thai Warrior', releaseYear: 2003,
};
const haxan: StoredTitle = {
  ...common,
  itemKey: 'movie--1459', mediaType: 'movie', movieID: -1459, imdbID: 'tt0013257', title: 'Häxan', releaseYear: 1922,
};
const underPresentKey = (title: StoredTitle, movieID: number): StoredTitle => ({
  ...title,
  movieID, itemKey: `${title.mediaType}-${movieID}`,
});

const rekey = ({ lists }: Device): Promise<number> =>
  expectRight(
    rekeyTitles({ ...lists.rekeyDeps, catalogue, now: () => 1_800_000_000_000 }, maya),
  );
const stateOf = ({ lists }: Device, { mediaType, movieID: id }: StoredTitle): Promise<MemberTitleState> =>
  firstValueFrom(lists.titleState({ mediaType, id }).pipe(filter((state) => state !== null)));
const whenSent = ({ lists }: Device): Promise<void> => vi.waitFor(() => expect(lists.unsentCount()).toBeNull());

/** Returns a member's device with a list, and what the list contains. */
const openMember = async () => {
  const { devices: [device] } = openTwoDevices();
  const { lists } = device;
  const listID = await expectRight(lists.createList('high school', ''));
  await whenSent(device);
  const items = (): Promise<ReadonlyArray<ListItem>> => shownItems(device, listID, 'order');
  return { device, lists, listID, items, itemKeys: async () => (await items()).map(({ itemKey }) => itemKey) };
};

describe('a title that was stored under a former key', () => {
  it.each([
    [freaks, 2382, 'Freaks and Geeks'],
    [ongBak, 9316, 'Ong-Bak'],
  ] as const)('opens at its former address: $title', async ({ mediaType, movieID }, id, title) => {
    expect(await expectRight(catalogue.getDetails({ mediaType, id: movieID }))).toMatchObject({ id, title });
  });

  it('keeps list, place, note, viewings and rating under its present key', async () => {
    const { device, lists, listID, items, itemKeys } = await openMember();
    await expectRight(lists.addTitles(listID, [freaks, ongBak, haxan]));
    const [first] = await items();
    if (first !== undefined) await expectRight(lists.noteItem(first, 'with Nell'));
    await expectRight(lists.history.log([{ title: freaks, parts: [], episodes: null }], { kind: 'day', day: '2023-05-04' }));
    await expectRight(lists.history.rate(freaks, 9));
    await whenSent(device);
    const before = await expectRight(device.history.readRatings(maya, null));
    expect(await rekey(device)).toBe(2);
    await whenSent(device);
    expect(await itemKeys()).toEqual(['tv-2382', 'movie-9316', 'movie--1459']);
    expect((await items())[0]).toMatchObject({ title: 'Freaks and Geeks', note: 'with Nell', watched: true, ownRating: 9 });
    expect((await shownViewings(device)).map(({ item, day }) => [item.itemKey, item.title, day])).toEqual([
      ['tv-2382', 'Freaks and Geeks', '2023-05-04'],
    ]);
    expect((await expectRight(device.history.readRatings(maya, null))).ratings).toMatchObject([
      { item: { itemKey: 'tv-2382' }, rating: 9, ratedAt: before.ratings[0]?.ratedAt },
    ]);
    expect(await stateOf(device, freaks)).toMatchObject({ listIDs: [], viewings: [], rating: null });
    expect(await rekey(device)).toBe(0);
  });

  it('is one title with the one that was added again', async () => {
    const { device, lists, listID, itemKeys } = await openMember();
    const again = underPresentKey(freaks, 2382);
    await expectRight(lists.addTitles(listID, [freaks]));
    await expectRight(lists.history.log([{ title: freaks, parts: [], episodes: null }], { kind: 'day', day: '2023-05-04' }));
    await expectRight(lists.history.rate(freaks, 9));
    await expectRight(lists.addTitles(listID, [again]));
    await expectRight(lists.history.log([{ title: again, parts: [], episodes: null }], { kind: 'day', day: '2023-05-05' }));
    await expectRight(lists.history.rate(again, 7));
    await whenSent(device);
    expect(await itemKeys()).toHaveLength(2);
    expect(await rekey(device)).toBe(1);
    await whenSent(device);
    expect(await itemKeys()).toEqual(['tv-2382']);
    const state = await stateOf(device, again);
    expect([state.listIDs, state.viewings.length, state.rating]).toEqual([[listID], 2, 7]);
  });

  it('follows also if there are more than one look finds', async () => {
    const { device, lists, listID, itemKeys } = await openMember();
    const ids = Object.entries((await expectRight(builtFiles()('former-ids.json'))) as Readonly<Record<string, number>>)
      .filter(([key]) => key.startsWith('tv--'))
      .slice(0, 230);
    await expectRight(
      lists.addTitles(
        listID,
        ids.map(([key]) => ({ ...freaks, itemKey: key, movieID: Number(key.slice('tv-'.length)), imdbID: null })),
      ),
    );
    await whenSent(device);
    expect(await rekey(device)).toBe(230);
    await whenSent(device);
    expect(await rekey(device)).toBe(0);
    expect((await itemKeys()).filter((key) => key.startsWith('tv--'))).toEqual([]);
  });
});
