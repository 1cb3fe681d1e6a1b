/**
 * Takes each condition of `firestore.rules` and `storage.rules` away in turn, and asks the cases of `tests/rules` until one notices.
 * Needs running emulators (`firebase emulators:exec "tsx scripts/firebase/rules-mutations.ts"`); ends with 1 when a condition is missed by nobody.
 */
import { readFileSync } from 'node:fs';
import { documentCases, fileCases } from '#tests/rules/all-cases.ts';
import { loadRules, openRulesEnvironment, PROJECT, STORAGE_PROJECT, type Outcome } from '#tests/rules/emulator.ts';
import { fileStoreOf } from '#tests/rules/file-store.ts';
import { mutantsOf, type Mutant } from '#tests/rules/mutants.ts';
import type { Case } from '#tests/rules/case-builder.ts';

type Trial<A> = {
  readonly rules: string;
  readonly cases: ReadonlyArray<Case<A>>;
  readonly load: (rules: string) => Promise<void>;
  readonly attempt: (attempt: A) => Promise<Outcome>;
};

/** What a case varies where a condition calls a helper. */
const MEANT: Readonly<Record<string, ReadonlyArray<string>>> = {
  isMember: ['by'], isAdmin: ['by'], auth: ['by', 'role', 'authTime', 'marker'], isPage: ['limit'], inGoodStanding: ['marker'], keys: ['extra'], changesOnly: ['extra', 'more', 'to'],
  isTitle: ['movieID'], isList: ['title', 'description'], isListName: ['title'], isProfile: ['name'], isSettings: ['settings'], listAgrees: ['entry'], entriesMayChange: ['now'], isPicture: ['type'],
  value: ['title'],
};

const wordsOf = (text: string): ReadonlySet<string> => {
  const words = text.match(/[A-Za-z]+/g) ?? [];
  return new Set(words.flatMap((word) => [word, ...(MEANT[word] ?? [])]));
};

/** The cases that are most likely to notice first: the right way round, about the same collection, differing in what the condition speaks of. */
const inOrder = <A>(cases: ReadonlyArray<Case<A>>, mutant: Mutant, kills: ReadonlyMap<string, number>): ReadonlyArray<Case<A>> => {
  const words = wordsOf(mutant.what);
  const loosened = mutant.what.endsWith('true') !== mutant.what.includes('!(');
  const worth = ({ about, fact, granted, name }: Case<A>): number =>
    (granted === loosened ? 0 : 100) + (about === mutant.about ? 20 : 0) + 15 * fact.split('.').filter((part) => words.has(part)).length + Math.min(kills.get(name) ?? 0, 10);
  return cases.map((one) => ({ one, is: worth(one) })).sort((a, b) => b.is - a.is).map(({ one }) => one);
};

const noticed = async <A>(trial: Trial<A>, cases: ReadonlyArray<Case<A>>): Promise<string | null> => {
  for (const { name, granted, attempt } of cases) {
    if ((await trial.attempt(attempt)) !== (granted ? 'granted' : 'refused')) return name;
  }
  return null;
};

const survivorsOf = async <A>(file: string, trial: Trial<A>): Promise<ReadonlyArray<string>> => {
  await trial.load(trial.rules);
  const wrong = await noticed(trial, trial.cases);
  if (wrong !== null) throw new Error(`Without any change, ${file} fails: ${wrong}`);
  const kills = new Map<string, number>();
  const survivors: string[] = [];
  const mutants = mutantsOf(trial.rules);
  for (const mutant of mutants) {
    await trial.load(mutant.rules);
    const by = await noticed(trial, inOrder(trial.cases, mutant, kills));
    if (by === null) survivors.push(`${file}:${mutant.line}  ${mutant.what}`);
    else kills.set(by, (kills.get(by) ?? 0) + 1);
  }
  await trial.load(trial.rules);
  console.log(`${file}: ${mutants.length} conditions taken away, ${mutants.length - survivors.length} noticed`);
  return survivors;
};

const started = Date.now();
const documents = await openRulesEnvironment(PROJECT, {});
const marks = STORAGE_PROJECT === PROJECT ? documents : await openRulesEnvironment(STORAGE_PROJECT, {});
const survivors = [
  ...(await survivorsOf('firestore.rules', {
    rules: readFileSync('firestore.rules', 'utf8'), cases: documentCases, load: (rules) => loadRules(PROJECT, { firestore: rules }), attempt: documents.try,
  })),
  ...(await survivorsOf('storage.rules', {
    rules: readFileSync('storage.rules', 'utf8'), cases: fileCases, load: (rules) => loadRules(STORAGE_PROJECT, { storage: rules }), attempt: fileStoreOf(marks),
  })),
];
for (const survivor of survivors) console.log(`nobody notices ${survivor}`);
console.log(`${Math.round((Date.now() - started) / 1000)} s`);
process.exit(survivors.length === 0 ? 0 : 1);
