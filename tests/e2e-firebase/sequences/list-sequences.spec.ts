import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, open, test } from '../../e2e/steps';
import { createTestUser, store, type TestUser } from '../admin-access';
import { signIn } from '../sign-in';
import { stepsOf, type ListStep } from './list-steps';
import { outboxOf, shownOn, takeStep, waitForLists, type Attempt, type ShownList } from './lists-in-page';

/** Number of sequences and the seed of the first one; `SEQUENCES=60` runs the long proof. */
const COUNT = Number(process.env['SEQUENCES'] ?? 1);
const SEED = Number(process.env['SEED'] ?? 20_261_124);

/** Time in ms in which a device must send at least one more change; a sequence leaves up to ten of them to send one by one. */
const STALLED_MS = 30_000;

test.setTimeout(300_000);

type Taken = Attempt & { readonly step: ListStep };

const openDevice = async (page: Page, { email, password }: TestUser): Promise<Page> => {
  await signIn(page, { email }, password);
  // A page on which someone has just clicked loads itself anew when a cut network costs it a file.
  await open(page, '/home');
  await waitForLists(page);
  return page;
};

/** Returns the member's active lists with their items as the server has them, by id. */
const storedOf = async ({ uid }: TestUser): Promise<ReadonlyArray<ShownList>> => {
  const { docs } = await store.collection('lists').where('userID', '==', uid).where('deletedAt', '==', null).get();
  const lists = await Promise.all(docs.map(async (list): Promise<ShownList> => {
    const items = await list.ref.collection('items').get();
    const texts = items.docs.map((item) => [item.id, item.get('note') as string | null, item.get('order') as string] as const);
    return [list.id, list.get('name') as string, list.get('pinned') as boolean, texts.sort(([one], [other]) => (one < other ? -1 : 1))];
  }));
  return lists.sort(([one], [other]) => (one < other ? -1 : 1));
};

/**
 * Returns the lists and films that must be stored: added to a list, and by no device removed, moved away or refused. A list must not be
 * deleted either, which undo may do with a list that was created. A watched film leaves the watchlist.
 */
const keptOf = (taken: ReadonlyArray<Taken>, refused: ReadonlySet<string>): ReadonlyArray<readonly [listID: string, itemKey: string]> => {
  const accepted = taken.filter(({ isAccepted }) => isAccepted);
  const undoing = new Set(accepted.filter(({ step }) => step.kind === 'undo').map(({ step }) => step.device));
  const ends = (listID: string, film: number): boolean =>
    accepted.some(
      ({ step, listID: other }) =>
        (listID.endsWith('-watchlist') && step.kind === 'watch' && step.film === film) ||
        (other === listID &&
          (step.kind === 'delete' || step.kind === 'restore' || (step.film === film && (step.kind === 'remove' || step.kind === 'move')))),
    );
  return accepted.flatMap(({ step: { kind, film, device }, listID }) => {
    if (kind !== 'add' || listID === null || refused.has(listID) || undoing.has(device) || ends(listID, film)) return [];
    const isDefault = listID.endsWith('-watchlist') || listID.endsWith('-favorites');
    return undoing.size > 0 && !isDefault ? [] : [[listID, `movie-${film}`] as const];
  });
};

/** Waits until all devices have sent their changes. Fails when no device sends one for a while, however long all of them take. */
const waitUntilSent = async (pages: ReadonlyArray<Page>, context: () => string): Promise<void> => {
  let fewest = Infinity;
  let since = Date.now();
  for (;;) {
    const unsent = (await Promise.all(pages.map(outboxOf))).reduce((sum, { pending }) => sum + pending, 0);
    if (unsent === 0) return;
    if (unsent < fewest) [fewest, since] = [unsent, Date.now()];
    expect(Date.now() - since, `changes are still being sent, ${unsent} are left: ${context()}`).toBeLessThan(STALLED_MS);
    await wait(200);
  }
};

const expectSettled = async (pages: ReadonlyArray<Page>, taken: ReadonlyArray<Taken>, user: TestUser): Promise<void> => {
  for (const page of pages) await page.context().setOffline(false);
  const context = () => JSON.stringify(taken.map(({ step, ...attempt }) => ({ ...step, ...attempt })));
  await waitUntilSent(pages, context);
  await expect(async () => {
    const [stored, ...shown] = await Promise.all([storedOf(user), ...pages.map(shownOn)]);
    for (const [index, { lists, states }] of shown.entries()) {
      expect(lists, `device ${index} shows the stored lists: ${context()}`).toEqual(stored);
      expect(states, 'both devices show the same states').toEqual(shown[0]?.states);
    }
  }).toPass({ timeout: 60_000, intervals: [200, 500, 1000] });
  const refused = (await Promise.all(pages.map(outboxOf))).flatMap((outbox) => outbox.refused);
  // A refused command lost a race, such as for a name. The rules never refuse what the app plans.
  expect(refused.filter(({ failure }) => failure === 'forbidden')).toEqual([]);
  const stored = await storedOf(user);
  const has = ([listID, itemKey]: readonly [string, string]): boolean =>
    stored.some(([id, , , items]) => id === listID && items.some(([key]) => key === itemKey));
  expect(
    keptOf(taken, new Set(refused.flatMap(({ listIDs }) => listIDs))).filter((kept) => !has(kept)),
    `no title is lost: ${context()}`,
  ).toEqual([]);
};

for (let seed = SEED; seed < SEED + COUNT; seed += 1) {
  test(`two members in three browsers whose network is cut end with the stored lists, and nothing is lost: sequence ${seed}`, async ({
    page, elsewhere, complaints,
  }) => {
    // The cut network and refused changes are logged.
    complaints.expect(/^(?!policy:|uncaught:)|cleardot\.gif/);
    const [maya, eve] = await Promise.all([createTestUser(), createTestUser()]);
    const devices = await Promise.all([
      openDevice(page, maya),
      elsewhere().then((other) => openDevice(other, maya)),
      elsewhere().then((other) => openDevice(other, eve)),
    ] as const);
    const taken: Taken[] = [];
    for (const step of stepsOf(seed)) {
      const device = devices[step.device];
      if (step.kind === 'cut' || step.kind === 'connect') await device.context().setOffline(step.kind === 'cut');
      else taken.push({ ...(await takeStep(device, step)), step });
    }
    await expectSettled([devices[0], devices[1]], taken.filter(({ step }) => step.device !== 2), maya);
    await expectSettled([devices[2]], taken.filter(({ step }) => step.device === 2), eve);
  });
}
