import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { storedAnswers } from '#application/imports/look-up/stored-answers';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { maya } from '#domain/lists/list.fixture';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { unexpected } from '#domain/shared/failure';
import { catalogueOfHeat } from './catalogue-of-heat.fixture';
import { bytesOf, openImport } from './open-import.fixture';

const FILMS = ['Heat', 'Flow', 'Flow', 'Lost Film', 'Broken'];
const rowsOfFile = FILMS.map((name, row) => `2024-01-0${row + 1},${name},,https://boxd.it/${row}`);
const text = ['Date,Name,Year,Letterboxd URI', ...rowsOfFile].join('\n');
const file = { name: 'watched.csv', size: 10, arrayBuffer: () => bytesOf(Promise.resolve(text)) };

it('goes on after a reload: what was found, was missing or has to be requested is not looked up again', async () => {
  const [storage, requested] = [testBrowser()(), [] as string[]];
  const films = [aTitle({ id: 1, title: 'Heat' }), aTitle({ id: 2, title: 'Flow' }), aTitle({ id: 3, title: 'Flow' })];
  let isBroken = true;
  const catalogue: typeof catalogueOfHeat = { ...catalogueOfHeat, findByName: ({ name }) => {
    requested.push(name);
    return isBroken && name === 'Broken' ? TE.left(unexpected('broken')) : TE.right(films.filter(({ title }) => title === name));
  } };
  const openTab = () => openImport(
    (machine) => createActor(machine).start(), undefined, catalogue, undefined, storedAnswers(storage, maya, () => 0),
  );
  const first = openTab();
  first.chooseFiles(file);
  await first.reaches('failed');
  first.actor.stop();
  isBroken = false;
  requested.length = 0;
  const { actor, chooseFiles, reaches } = openTab();
  chooseFiles(file);
  await reaches('confirming');
  const { chosen, choices, lookUp } = actor.getSnapshot().context;
  const rows = (await chosen?.content.plan(choices))?.rows ?? [];
  expect([requested, lookUp.isKept]).toEqual([['Broken'], true]);
  expect(rows.map(({ state, title, candidates }) => [state, title?.movieID, candidates.length]))
    .toEqual([['new', 1, 1], ['doubtful', undefined, 2], ['doubtful', undefined, 2], ['unknown', undefined, 0], ['unknown', undefined, 0]]);
  // Looking again in the same tab asks for what was missing.
  requested.length = 0;
  chooseFiles(file);
  await reaches('confirming');
  expect(requested).toEqual(['Lost Film', 'Broken']);
});
