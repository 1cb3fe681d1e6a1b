/**
 * Mutation test: removes each condition of `firestore.rules` and `storage.rules` in turn and runs the cases of `tests/rules` until one
 * fails. Needs running emulators (`firebase emulators:exec "tsx scripts/firebase/rules-mutations.ts"`); exits with 1 if a mutant survives.
 */
import { readFileSync } from 'node:fs';
import { documentCases, fileCases } from '#tests/rules/all-cases.ts';
import { loadRules, openRulesEnvironment, PROJECT, STORAGE_PROJECT, type Outcome } from '#tests/rules/emulator.ts';
import { fileStoreOf } from '#tests/rules/file-store.ts';
import { mutantsOf, type Mutant } from '#tests/rules/mutants.ts';
import type { Case } from '#tests/rules/case-builder.ts';

type MutationTest<A> = {
  readonly rules: string;
  readonly cases: ReadonlyArray<Case<A>>;
  readonly load: (rules: string) => Promise<void>;
  readonly attempt: (attempt: A) => Promise<Outcome>;
};

/** Facts that a case varies if a condition calls a helper function of the rules. */
const FACTS_BY_HELPER: Readonly<Record<string, ReadonlyArray<string>>> = {
  isMember: ['by'],
  isAdmin: ['by'],
  auth: ['by', 'role', 'authTime', 'access'],
  isPage: ['limit'],
  isActiveSession: ['access'],
  access: ['access'],
  keys: ['extra'],
  changesOnly: ['extra', 'more', 'to'],
  isTitle: ['movieID'],
  isList: ['title', 'description'],
  isListName: ['title'],
  isProfile: ['name'],
  isSettings: ['settings'],
  listAgrees: ['entry'],
  entriesMayChange: ['now'],
  isImage: ['type'],
  value: ['title'],
};

const wordsOf = (text: string): ReadonlySet<string> => {
  const words = text.match(/[A-Za-z]+/g) ?? [];
  return new Set(words.flatMap((word) => [word, ...(FACTS_BY_HELPER[word] ?? [])]));
};

/** Sorts the cases by their chance to fail: matching expected result, then same collection, then a fact that the condition uses. */
const sortByRelevance = <A>(cases: ReadonlyArray<Case<A>>, mutant: Mutant, kills: ReadonlyMap<string, number>): ReadonlyArray<Case<A>> => {
  const words = wordsOf(mutant.what);
  const loosened = mutant.what.endsWith('true') !== mutant.what.includes('!(');
  const score = ({ about, fact, granted, name }: Case<A>): number =>
    (granted === loosened ? 0 : 100) +
    (about === mutant.about ? 20 : 0) +
    15 * fact.split('.').filter((part) => words.has(part)).length +
    Math.min(kills.get(name) ?? 0, 10);
  return cases
    .map((one) => ({ one, points: score(one) }))
    .sort((a, b) => b.points - a.points)
    .map(({ one }) => one);
};

/** Returns the name of the first failing case; null if every case passes. */
const failingCase = async <A>(test: MutationTest<A>, cases: ReadonlyArray<Case<A>>): Promise<string | null> => {
  for (const { name, granted, attempt } of cases) {
    if ((await test.attempt(attempt)) !== (granted ? 'granted' : 'refused')) return name;
  }
  return null;
};

const survivorsOf = async <A>(file: string, test: MutationTest<A>): Promise<ReadonlyArray<string>> => {
  await test.load(test.rules);
  const wrong = await failingCase(test, test.cases);
  if (wrong !== null) throw new Error(`Without any change, ${file} fails: ${wrong}`);
  const kills = new Map<string, number>();
  const survivors: string[] = [];
  const mutants = mutantsOf(test.rules);
  for (const mutant of mutants) {
    await test.load(mutant.rules);
    const by = await failingCase(test, sortByRelevance(test.cases, mutant, kills));
    if (by === null) survivors.push(`${file}:${mutant.line}  ${mutant.what}`);
    else kills.set(by, (kills.get(by) ?? 0) + 1);
  }
  await test.load(test.rules);
  console.log(`${file}: ${mutants.length} conditions removed, ${mutants.length - survivors.length} detected`);
  return survivors;
};

const startedAt = Date.now();
const documents = await openRulesEnvironment(PROJECT, {});
const accessEnvironment = STORAGE_PROJECT === PROJECT ? documents : await openRulesEnvironment(STORAGE_PROJECT, {});
const survivors = [
  ...(await survivorsOf('firestore.rules', {
    rules: readFileSync('firestore.rules', 'utf8'),
    cases: documentCases,
    load: (rules) => loadRules(PROJECT, { firestore: rules }),
    attempt: documents.try,
  })),
  ...(await survivorsOf('storage.rules', {
    rules: readFileSync('storage.rules', 'utf8'),
    cases: fileCases,
    load: (rules) => loadRules(STORAGE_PROJECT, { storage: rules }),
    attempt: fileStoreOf(accessEnvironment),
  })),
];
for (const survivor of survivors) console.log(`no case detects ${survivor}`);
console.log(`${Math.round((Date.now() - startedAt) / 1000)} s`);
process.exit(survivors.length === 0 ? 0 : 1);
