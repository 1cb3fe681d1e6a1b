/**
 * Takes each condition of `firestore.rules` and `storage.rules` away in turn, and asks the cases of `tests/rules` until one notices.
 * Needs running emulators (`firebase emulators:exec "tsx scripts/rules-mutations.ts"`); ends with 1 when a condition is missed by nobody.
 */
import { readFileSync } from 'node:fs';
import { documentCases, fileCases } from '../tests/rules/cases';
import { loadRules, openWorld, PROJECT, STORAGE_PROJECT, type Outcome } from '../tests/rules/emulator';
import { fileStoreOf } from '../tests/rules/file-store';
import { mutantsOf, type Mutant } from '../tests/rules/mutants';
import type { Case } from '../tests/rules/scene';

type Trial<A> = {
  readonly rules: string;
  readonly cases: ReadonlyArray<Case<A>>;
  readonly load: (rules: string) => Promise<void>;
  readonly attempt: (attempt: A) => Promise<Outcome>;
};

/** The cases that are about the same collection first, then those that noticed most so far, so that a mutant ends soon. */
const inOrder = <A>(cases: ReadonlyArray<Case<A>>, mutant: Mutant, kills: ReadonlyMap<string, number>): ReadonlyArray<Case<A>> => {
  const worth = ({ about, name }: Case<A>): number => (mutant.about !== '' && about === mutant.about ? 1000 : 0) + (kills.get(name) ?? 0);
  return [...cases].sort((one, other) => worth(other) - worth(one));
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
const documents = await openWorld(PROJECT, {});
const marks = STORAGE_PROJECT === PROJECT ? documents : await openWorld(STORAGE_PROJECT, {});
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
