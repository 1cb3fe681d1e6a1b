import { test } from '../../e2e/steps';
import { shortViewings, type Stored } from '../../e2e/members/import-files';
import { A_THIRD, importJourney } from '../../e2e/members/import-journey';
import { createTestUser, store } from '../admin-access';
import { signIn } from '../sign-in';

test.setTimeout(420_000);

/** Returns what Firestore has of a member's history, ratings and lists. */
const storedOf = async (uid: string): Promise<Stored> => {
  const [history, ratings, lists] = await Promise.all([
    store.collection(`users/${uid}/history`).get(), store.collection(`users/${uid}/ratings`).get(),
    store.collection('lists').where('userID', '==', uid).get(),
  ]);
  const active = lists.docs.filter((list) => list.get('deletedAt') === null);
  const items = await Promise.all(active.map(async (list) => {
    const found = await list.ref.collection('items').orderBy('order').get();
    const titles = found.docs.map((item) => [item.get('title') as string, item.get('note') as string | null] as const);
    return [list.get('name') as string, [list.get('description') as string, titles] as const] as const;
  }));
  return {
    ...shortViewings(history.docs.map((entry) => [
      entry.get('item.title') as string, entry.get('season') as number | null, entry.get('episode') as number | null,
      entry.get('day') as string | null, (entry.get('rating') as number | null | undefined) ?? null,
    ])),
    ratings: ratings.docs.map((each) => [each.get('item.title') as string, each.get('rating') as number] as const).sort(),
    lists: Object.fromEntries(items),
  };
};

test('an import goes on after its tab was closed, changes nothing the second time, and can be taken back', async ({ page, context }) => {
  const user = await createTestUser();
  await signIn(page, user, user.password);
  await importJourney({
    page, context,
    storedOf: () => storedOf(user.uid),
    // A trigger counts after each write: removing all and adding it again takes minutes, and goes on beside the next tests.
    isBroughtBack: false,
    // The viewings arrive until the next ones would make a third: they are added in the tab and never leave it.
    hold: async () => {
      const closed = new Promise<void>((resolve) => page.once('close', () => resolve()));
      let viewings = 0;
      await context.route(/\/Write\/channel/, async (route) => {
        viewings += decodeURIComponent(route.request().postData() ?? '').split('/history/').length - 1;
        if (viewings >= A_THIRD) await closed;
        // Requests of the closed tab have ended with it.
        await route.continue().catch(() => undefined);
      });
      return () => context.unroute(/\/Write\/channel/);
    },
  });
});
