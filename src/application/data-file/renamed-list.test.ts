import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { shownLists } from '#composition/lists-on-two-devices.fixture';
import { noChoices } from '#application/imports/import-choices';
import { bytesOf, openImport } from './open-import.fixture';

it('a list that was renamed in a former import is neither made again nor under its former name', async () => {
  const { device, actor, chooseFiles, confirms, reaches } = openImport(
    (machine) => createActor(machine).start(), undefined, undefined, undefined, undefined,
    { titles: new Map(), names: new Map([['Noir', 'Dark nights'], ['watchlist', 'Dark nights']]) },
  );
  const choose = (name: string) => {
    const text = 'Position,Const,Title\n1,tt0113277,Heat';
    chooseFiles({ name, size: text.length, arrayBuffer: () => bytesOf(Promise.resolve(text)) });
  };
  const adds = async (choices = actor.getSnapshot().context.choices) =>
    (await (await reaches('confirming')).context.chosen?.content.plan(choices))?.adds;
  choose('Noir.csv');
  // Without the list, the name is that of the file.
  expect((await adds())?.lists).toBe(1);
  actor.send({ type: 'choices.changed', choices: { ...noChoices, lists: new Map([['Noir', { name: 'Dark nights', isLeftOut: false }]]) } });
  await confirms();
  expect((await shownLists(device)).map(({ name }) => name)).toContain('dark_nights');
  choose('Noir.csv');
  await reaches('confirming');
  expect([await adds(), await adds(noChoices)]).toMatchObject([{ lists: 0, items: 0 }, { lists: 1, items: 1 }]);
  choose('watchlist.csv');
  await reaches('confirming');
  expect(await adds()).toMatchObject({ items: 1 });
  actor.stop();
});

it('a list that was renamed, because the account has another one of its name, is found again', async () => {
  const { device, actor, chooseFiles, confirms, reaches } = openImport(
    (machine) => createActor(machine).start(), undefined, undefined, undefined, undefined,
    { titles: new Map(), names: new Map([['Noir', 'Dark nights']]) },
  );
  await device.lists.makeForGood([{ kind: 'create-list', listID: 'own', name: 'Noir', description: '', order: 'a0' }])();
  const choose = (): void => {
    const text = 'Position,Const,Title\n1,tt0113277,Heat';
    chooseFiles({ name: 'Noir.csv', size: text.length, arrayBuffer: () => bytesOf(Promise.resolve(text)) });
  };
  choose();
  await reaches('confirming');
  actor.send({ type: 'choices.changed', choices: { ...noChoices, lists: new Map([['Noir', { name: 'Dark nights', isLeftOut: false }]]) } });
  await confirms();
  choose();
  const { chosen, choices } = (await reaches('confirming')).context;
  expect((await chosen?.content.plan(choices))?.adds).toMatchObject({ lists: 0, items: 0 });
  actor.stop();
});
