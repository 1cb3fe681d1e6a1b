/**
 * Scores the tests: plants faults one by one in a temporary worktree of the last commit and records which tests notice them.
 * Usage: npm run test:faults -- [id or layer …] [--emulators] [--checkout <folder>]
 * Without `--emulators`, faults that only tests with emulators notice are not run. Exits with 1 if a fault is missed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FAULTS } from './faults/all-faults';
import type { Fault } from './faults/fault';
import { scoreFault, type Score } from './faults/score-fault';
import { openVitest } from './faults/vitest-session';
import { openWorktree, type Worktree } from './faults/worktree';

const options = { emulators: { type: 'boolean', default: false }, checkout: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const own = resolve(import.meta.dirname, '../..');
const checkout = resolve(values.checkout ?? own);

const all = Object.entries(FAULTS).flatMap(([layer, faults]) => faults.map((fault) => ({ layer, fault })));
const unknown = positionals.filter((name) => !all.some(({ layer, fault }) => name === layer || name === fault.id));
if (unknown.length > 0) throw new Error(`Unknown fault or layer: ${unknown.join(', ')}.`);
const chosen = all.filter(({ layer, fault }) => positionals.length === 0 || positionals.includes(layer) || positionals.includes(fault.id));

/** Returns whether a fault can be planted: its text occurs exactly once. */
const isPlantable = ({ folder }: Worktree, { file, find }: Fault): boolean =>
  existsSync(join(folder, file)) && readFileSync(join(folder, file), 'utf8').split(find).length === 2;

const COMMANDS = { quick: 'npm test', all: 'test:all', none: 'MISSED', unknown: '-' } as const;
const scores: Score[] = [];
const worktree = openWorktree(checkout);
try {
  const outdated = chosen.filter(({ fault }) => !isPlantable(worktree, fault)).map(({ fault }) => fault);
  const ids = outdated.map(({ id }) => id).join(', ');
  if (ids !== '' && checkout === own) throw new Error(`The text of these faults must occur exactly once in their files: ${ids}.`);
  const vitest = await openVitest(worktree.folder);
  for (const { layer, fault } of chosen) {
    const startedAt = Date.now();
    const absent: Score = { level: 'unknown', noticedBy: 'its text is not in this checkout' };
    const score = outdated.includes(fault) ? absent : await scoreFault(worktree, vitest, fault, values.emulators);
    scores.push(score);
    const seconds = `${Math.round((Date.now() - startedAt) / 1000)} s`;
    console.log(`${layer.padEnd(12)}${fault.id.padEnd(22)}${COMMANDS[score.level].padEnd(10)}${seconds.padStart(6)}  ${score.noticedBy}`);
  }
  await vitest.close();
} finally {
  worktree.close();
}

const missed = chosen.filter((_, index) => scores[index]?.level === 'none');
for (const { fault: { id, file, effect } } of missed) console.log(`\n${id} in ${file}: ${effect}`);
const count = (...levels: ReadonlyArray<Score['level']>): number => scores.filter(({ level }) => levels.includes(level)).length;
if (count('unknown') > 0) console.log(`\n${count('unknown')} were not run.`);
console.log(`\n${count('quick', 'all')} of ${chosen.length} noticed by test:all, ${count('quick')} by npm test`);
process.exit(missed.length === 0 ? 0 : 1);
