import { describe, expect, it } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { EVENING_MS, isEveningId, MAX_BROUGHT, MAX_OFFERED, parseEveningCode } from './shared-evening';
import type { EveningMember, SharedEvenings } from './shared-evenings';

const [ADA, MAX, EVE] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const film = { mediaType: 'movie', minutes: 120 } as const;
const keys = (...ids: ReadonlyArray<number>): ReadonlyArray<string> => ids.map((id) => `movie-${id}`);

/** The port, and a way to let time pass. */
export type SharedEveningsTestbed = { readonly evenings: SharedEvenings; readonly wait: (millis: number) => void };

/** Two people on two devices, with what each may know. @param make creates the port with an own, empty server. */
export const keepsSharedEveningsContract = (name: string, make: () => SharedEveningsTestbed): void => {
  const open = async () => {
    const testbed = make();
    const { evenings } = testbed;
    const { evening, person } = await expectRight(evenings.create(ADA, film));
    const ada: EveningMember = { id: evening.id, secret: ADA };
    return { ...testbed, evening, person, ada, max: { id: evening.id, secret: MAX } };
  };
  const openVote = async () => {
    const opened = await open();
    const { evenings, evening, ada, max } = opened;
    await expectRight(evenings.join(MAX, { id: evening.id }));
    await expectRight(evenings.reply(ada, { moods: ['laugh'] }));
    await expectRight(evenings.reply(max, { moods: [] }));
    await expectRight(evenings.reply(ada, { titles: keys(1, 2, 3, 4, 5, 6, 7, 8) }));
    await expectRight(evenings.reply(max, { titles: keys(8, 7, 6, 5, 4, 3, 9, 1) }));
    return opened;
  };

  describe(`${name}: SharedEvenings contract`, () => {
    it('begins with one person and names that nobody can guess; a guest joins by the link or the code, however it is spelled', async () => {
      const { evenings, evening, person } = await open();
      expect([isEveningId(evening.id), parseEveningCode(evening.code), person]).toEqual([true, evening.code, 0]);
      expect(evening).toMatchObject({ ...film, people: [{ hasAnswered: false, hasLeft: false }], moods: null, titles: null, liked: [] });
      const code = `${evening.code.slice(0, 3)}-${evening.code.slice(3)} `.toLowerCase();
      const joined = await expectRight(evenings.join(MAX, { code }));
      expect(joined).toMatchObject({ person: 1, evening: { id: evening.id, people: [{}, {}] } });
      // Both find their places again, and a third person finds none.
      expect((await expectRight(evenings.join(ADA, { id: evening.id }))).person).toBe(0);
      expect(await expectRight(evenings.join(MAX, { id: evening.id }))).toEqual(joined);
      expect((await expectFailure(evenings.join(EVE, { id: evening.id })))._tag).toBe('conflict');
      expect(JSON.stringify(await expectRight(evenings.read(evening.id)))).not.toMatch(new RegExp(`${ADA}|${MAX}`));
    });

    it('keeps the time of day until which there is time, besides the minutes at the start', async () => {
      const { evenings } = await open();
      const { evening } = await expectRight(evenings.create(ADA, { ...film, until: '22:30' }));
      expect(await expectRight(evenings.read(evening.id))).toMatchObject({ minutes: 120, until: '22:30' });
      const { evening: other } = await expectRight(evenings.create(ADA, film));
      expect(other.until).toBeNull();
    });

    it('does not find wrong and malformed names, and nothing of an evening that is over', async () => {
      const { evenings, evening, ada, wait } = await open();
      for (const id of ['0'.repeat(32), '', '..', 'a/b', '__proto__', evening.code])
        expect([id, (await expectFailure(evenings.read(id)))._tag, (await expectFailure(evenings.join(MAX, { id })))._tag])
          .toEqual([id, 'not-found', 'not-found']);
      for (const code of ['', 'OOOOOO', 'ABCDEFG', evening.id, '%'])
        expect([code, (await expectFailure(evenings.join(MAX, { code })))._tag]).toEqual([code, 'not-found']);
      wait(EVENING_MS - 1);
      await expectRight(evenings.read(evening.id));
      wait(1);
      const refused = [
        evenings.read(evening.id), evenings.join(MAX, { id: evening.id }), evenings.join(MAX, { code: evening.code }),
        evenings.reply(ada, { moods: [] }),
      ];
      for (const answer of refused) expect((await expectFailure(answer))._tag).toBe('not-found');
    });

    it('hides moods, titles and votes of one person until the other has answered too', async () => {
      const { evenings, evening, ada, max } = await open();
      await expectRight(evenings.join(MAX, { id: evening.id }));
      const alone = await expectRight(evenings.reply(ada, { moods: ['scare'] }));
      expect([alone.moods, alone.people[0]?.hasAnswered, JSON.stringify(alone).includes('scare')]).toEqual([null, true, false]);
      expect((await expectFailure(evenings.reply(ada, { titles: keys(1) })))._tag).toBe('conflict');
      // The first answer stands.
      await expectRight(evenings.reply(ada, { moods: ['laugh'] }));
      expect((await expectRight(evenings.reply(max, { moods: ['tense', 'classic'] }))).moods).toEqual([['scare'], ['tense', 'classic']]);
      const offered = await expectRight(evenings.reply(max, { titles: keys(3, 2, 1) }));
      expect([offered.titles, JSON.stringify(offered).includes('movie-1')]).toEqual([null, false]);
      expect((await expectFailure(evenings.reply(max, { vote: { round: 0, liked: [] } })))._tag).toBe('conflict');
      expect((await expectRight(evenings.reply(ada, { titles: keys(1, 3) }))).titles).toEqual(keys(3, 1));
      const voted = await expectRight(evenings.reply(ada, { vote: { round: 0, liked: keys(3) } }));
      expect([voted.people.map(({ rounds }) => rounds), voted.liked]).toEqual([[1, 0], []]);
      expect(await expectRight(evenings.read(evening.id))).toEqual(voted);
    });

    it('hides the titles of a list that one person brings until the other has answered, and then names each once', async () => {
      const { evenings, evening, ada, max } = await open();
      await expectRight(evenings.join(MAX, { id: evening.id }));
      const alone = await expectRight(evenings.reply(ada, { moods: [], brought: keys(5, 6, 5) }));
      expect([alone.brought, JSON.stringify(alone).includes('movie-5')]).toEqual([[], false]);
      await expectRight(evenings.reply(ada, { moods: [], brought: keys(9) }));
      expect((await expectRight(evenings.reply(max, { moods: ['laugh'], brought: keys(6, 7) }))).brought).toEqual(keys(5, 6, 7));
      const many = keys(...Array.from({ length: MAX_BROUGHT }, (_, index) => 2_000_000_000 + index));
      const next = await open();
      await expectRight(next.evenings.reply(next.ada, { moods: [], brought: many }));
    });

    it('votes on titles that both offer, those that both want first; likes of both are shown, and never the likes of one', async () => {
      const { evenings, evening, ada, max } = await openVote();
      const { titles } = await expectRight(evenings.read(evening.id));
      expect([titles?.length, new Set(titles)]).toEqual([7, new Set(keys(1, 3, 4, 5, 6, 7, 8))]);
      const [one = '', two = '', three = '', , , six = ''] = titles ?? [];
      await expectRight(evenings.reply(ada, { vote: { round: 0, liked: [two, one] } }));
      const both = await expectRight(evenings.reply(max, { vote: { round: 0, liked: [three, two] } }));
      expect([both.liked, both.people.map(({ rounds }) => rounds)]).toEqual([[two], [1, 1]]);
      for (const secret of [ADA, MAX]) await expectRight(evenings.reply({ id: evening.id, secret }, { vote: { round: 1, liked: [six] } }));
      expect((await expectRight(evenings.read(evening.id))).liked).toEqual([two, six]);
    });

    it('refuses votes of another round, replies without the secret, and counts a repeated reply once', async () => {
      const { evenings, evening, ada } = await openVote();
      const [first = '', , , , , sixth = ''] = (await expectRight(evenings.read(evening.id))).titles ?? [];
      const tagOf = async (member: EveningMember, round: number, liked: ReadonlyArray<string>) =>
        (await expectFailure(evenings.reply(member, { vote: { round, liked } })))._tag;
      expect(await tagOf(ada, 0, [sixth])).toBe('invalid');
      expect(await tagOf(ada, 1, [sixth])).toBe('conflict');
      expect(await tagOf({ id: evening.id, secret: EVE }, 0, [first])).toBe('forbidden');
      const once = await expectRight(evenings.reply(ada, { vote: { round: 0, liked: [first] } }));
      expect(await expectRight(evenings.reply(ada, { vote: { round: 0, liked: [] } }))).toEqual(once);
    });

    it('says who has left, and takes as many titles as one device may offer', async () => {
      const { evenings, evening, ada, max } = await open();
      await expectRight(evenings.join(MAX, { id: evening.id }));
      for (const member of [ada, max]) await expectRight(evenings.reply(member, { moods: [] }));
      const many = keys(...Array.from({ length: MAX_OFFERED }, (_, index) => 2_000_000_000 + index));
      await expectRight(evenings.reply(ada, { titles: many }));
      await expectRight(evenings.reply(max, { leaves: true }));
      expect((await expectRight(evenings.read(evening.id))).people.map(({ hasLeft }) => hasLeft)).toEqual([false, true]);
    });
  });
};
