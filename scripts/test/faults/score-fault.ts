import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Fault, Probe } from './fault';
import { journeyCommands, probeCommands, REPORT } from './probe-commands';
import type { VitestSession } from './vitest-session';
import type { NodeCommand, Worktree } from './worktree';

/** Whether a test of `npm test` notices a fault, only one of `test:all`, or none; `unknown` if not all tests were run. */
export type Score = { readonly level: 'quick' | 'all' | 'none' | 'unknown'; readonly noticedBy: string };

type FailedStory = { readonly file: string; readonly title: string };
type TestResult = { readonly name: string; readonly assertionResults: ReadonlyArray<{ readonly title: string; readonly status: string }> };

const QUICK_SUITES: ReadonlySet<Probe['suite']> = new Set(['unit', 'check', 'rules']);
const WITH_EMULATORS: ReadonlySet<Probe['suite']> = new Set(['rules', 'emulators']);

const failedStories = ({ folder }: Worktree): ReadonlyArray<FailedStory> => {
  if (!existsSync(join(folder, REPORT))) return [];
  const { testResults } = JSON.parse(readFileSync(join(folder, REPORT), 'utf8')) as { readonly testResults: ReadonlyArray<TestResult> };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => ({ file: relative(folder, name), title })));
};

/** Returns whether a story of a file has the tag `smoke`, by which `npm test` selects stories. */
const isSmoke = ({ folder }: Worktree, { file, title }: FailedStory): boolean =>
  readFileSync(join(folder, file), 'utf8').split(/^export const /m).some((part) =>
    part.startsWith(`${title.replaceAll(' ', '')}:`) && part.includes("'smoke'"));

const hasJourneys = ({ folder }: Worktree): boolean =>
  readdirSync(join(folder, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
    .some((file) => file.endsWith('.spec.ts') && readFileSync(join(folder, 'tests/e2e', file), 'utf8').includes('@journey'));

const isTypeScript = (file: string): boolean => /[.]tsx?$/.test(file);
/** Files of the built app. */
const isInApp = (file: string): boolean => /^(src|public|scripts\/prerender)/.test(file);
const labelOf = ({ suite, target, name }: Probe): string => `${suite} ${target}${name === null ? '' : ` "${name}"`}`;

/** Whether commands succeed without a fault, by the commands as text. */
const unalteredResults = new Map<string, boolean>();
const passesUnaltered = ({ run }: Worktree, commands: ReadonlyArray<NodeCommand>, log: string): boolean => {
  const key = JSON.stringify(commands);
  const isPassed = unalteredResults.get(key) ?? run(commands, log);
  unalteredResults.set(key, isPassed);
  return isPassed;
};

/** Plants a fault, and runs its probes and what `npm test` runs besides until a test of `npm test` notices the fault. */
export const scoreFault = async (worktree: Worktree, vitest: VitestSession, fault: Fault, usesEmulators: boolean): Promise<Score> => {
  const { id, file, find, replacement, probes } = fault;
  const runnable = probes.filter(({ suite }) => usesEmulators || !WITH_EMULATORS.has(suite));
  const path = join(worktree.folder, file);
  const original = readFileSync(path, 'utf8');
  const plant = (): void => writeFileSync(path, original.replace(find, () => replacement));
  const restore = (): void => writeFileSync(path, original);
  let runs = 0;
  /**
   * Runs commands with the fault. A failure counts only if the same commands succeed without the fault.
   * @param look is called after a failure.
   */
  const failsByFault = (commands: ReadonlyArray<NodeCommand>, look: () => void = () => undefined): boolean => {
    const log = `${id}-${(runs += 1)}`;
    rmSync(join(worktree.folder, REPORT), { force: true });
    plant();
    const isPassed = worktree.run(commands, log);
    restore();
    if (!isPassed) look();
    return !isPassed && passesUnaltered(worktree, commands, `${log}-unaltered`);
  };
  /** Like `failsByFault`, for unit and dom tests. @returns the files with failed tests. */
  const failingTests = async (run: () => Promise<ReadonlyArray<string>>): Promise<ReadonlyArray<string>> => {
    plant();
    const failed = await run();
    restore();
    return failed.length > 0 && (await vitest.runFiles(failed, file)).length === 0 ? failed : [];
  };

  for (const probe of runnable.filter(({ suite }) => QUICK_SUITES.has(suite))) {
    const isUnit = probe.suite === 'unit';
    const failed = isUnit ? await failingTests(() => vitest.runFiles([probe.target], file)) : [];
    const isNoticed = isUnit ? failed.length > 0 : failsByFault(probeCommands(probe));
    if (isNoticed) return { level: 'quick', noticedBy: labelOf(probe) };
  }
  if (isTypeScript(file)) {
    const failed = await failingTests(() => vitest.runRelated(file));
    if (failed.length > 0) return { level: 'quick', noticedBy: `unit ${failed.join(', ')}` };
  }
  let noticedBy: string | null = null;
  for (const probe of runnable.filter(({ suite }) => !QUICK_SUITES.has(suite))) {
    let smoke: FailedStory | undefined;
    const findSmoke = (): void => void (smoke = failedStories(worktree).find((failed) => isSmoke(worktree, failed)));
    if (!failsByFault(probeCommands(probe), findSmoke)) continue;
    if (smoke !== undefined) return { level: 'quick', noticedBy: `stories ${smoke.file} "${smoke.title}"` };
    noticedBy ??= labelOf(probe);
  }
  const mayBeInJourneys = isInApp(file) && hasJourneys(worktree);
  if (mayBeInJourneys && failsByFault(journeyCommands)) return { level: 'quick', noticedBy: 'build, budgets or journeys' };
  if (noticedBy !== null) return { level: 'all', noticedBy };
  return runnable.length < probes.length ? { level: 'unknown', noticedBy: 'needs --emulators' } : { level: 'none', noticedBy: 'no test' };
};
