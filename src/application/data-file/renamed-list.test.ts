import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { shownLists } from '#composition/lists-on-two-devices.fixture';
import { noChoices } from '#application/imports/import-choices';
import { bytesOf, openImport } from './open-import.fixture';

it('a list that was renamed in a former import is neither made again nor under its former name', async () => {
  const lists = new Map([['Noir', { name: 'Dark nights', isLeftOut: false }]]);
  const { device, actor, chooseFiles, confirms, reaches } = openImport(
    (machine) => createActor(machine).start(), undefined, undefined, undefined, undefined, { titles: new Map(), lists },
  );
  const text = 'Position,Const,Title\n1,tt0113277,Heat';
  const choose = () => chooseFiles({ name: 'Noir.csv', size: text.length, arrayBuffer: () => bytesOf(Promise.resolve(text)) });
  choose();
  expect((await confirms()).added).toMatchObject({ lists: 1, items: 1 });
  choose();
  const { chosen, choices } = (await reaches('confirming')).context;
  expect((await chosen?.content.plan(choices))?.adds).toMatchObject({ items: 0, lists: 0 });
  // Without the name, the file's list is another one.
  expect((await chosen?.content.plan(noChoices))?.adds.lists).toBe(1);
  expect((await shownLists(device)).map(({ name }) => name)).toContain('dark_nights');
  actor.stop();
});
