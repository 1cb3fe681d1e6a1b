import { webStorage } from '#adapters/browser/web-storage';
import { memorySharedEvenings } from '#adapters/memory/server/memory-shared-evenings.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import type { EveningReply, SharedEvening } from '#domain/shared-evening/shared-evening';
import type { EveningOptions, SharedEvenings } from '#domain/shared-evening/shared-evenings';

/** The id of the first evening of the memory adapter. */
const EVENING_ID = '1'.padStart(32, '0');
export const EVENING_ADDRESS = `/tonight/together?evening=${EVENING_ID}`;

/** Secrets of the story's browser, of the other phone, and of a third one. */
const [OWN, OTHER, THIRD] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as [string, string, string];
const clock = { now: () => Date.parse('2026-11-20T20:00:00Z') };

let current = memorySharedEvenings(clock);
/** Titles that the story's page has offered. */
let offered: ReadonlyArray<string> | null = null;

/** Evenings of the running story. */
export const storyEvenings: SharedEvenings = {
  create: (...args) => current.create(...args), join: (...args) => current.join(...args), read: (...args) => current.read(...args),
  reply: (member, reply) => {
    if ('titles' in reply) offered = reply.titles;
    return current.reply(member, reply);
  },
};

type Phone = {
  readonly join: () => Promise<unknown>;
  readonly reply: (reply: EveningReply) => Promise<SharedEvening>;
};
const phoneOf = (secret: string): Phone => ({
  join: () => expectRight(current.join(secret, { id: EVENING_ID })),
  reply: (reply) => expectRight(current.reply({ id: EVENING_ID, secret }, reply)),
});
/** The other person's phone. */
export const otherPhone = phoneOf(OTHER);
/** Offers on the other phone what the page has offered, as two phones with one catalogue do. Fails before the page has. */
export const offerTheSame = async (): Promise<void> => {
  if (offered === null) throw new Error('The page has not offered titles yet.');
  await otherPhone.reply({ titles: offered });
};
/** The phone of a third person. */
export const thirdPhone = phoneOf(THIRD);

/** Returns the evening. */
export const readEvening = (): Promise<SharedEvening> => expectRight(current.read(EVENING_ID));

/** Makes the page read the evening now, as when it becomes visible. */
export const refresh = (): void => void document.dispatchEvent(new Event('visibilitychange'));

const begin = async (isOwn: boolean, options: Partial<EveningOptions>): Promise<void> => {
  current = memorySharedEvenings(clock);
  offered = null;
  const secret = isOwn ? OWN : OTHER;
  webStorage.local.set('marquee.shared-evening', isOwn ? JSON.stringify([{ of: EVENING_ID, secret }]) : null);
  await expectRight(current.create(secret, { mediaType: 'movie', minutes: 120, ...options }));
};

/** Prepares an evening that the story's browser began, and what has happened in it. */
export const ownEvening = (prepare: () => Promise<unknown> = () => Promise.resolve(), options: Partial<EveningOptions> = {}) =>
  async (): Promise<void> => {
    await begin(true, options);
    await prepare();
  };

/** Prepares an evening that the other person began. */
export const otherEvening = (prepare: () => Promise<unknown> = () => Promise.resolve(), options: Partial<EveningOptions> = {}) =>
  async (): Promise<void> => {
    await begin(false, options);
    await prepare();
  };
