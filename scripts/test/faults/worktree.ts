import { spawnSync } from 'node:child_process';
import { closeSync, linkSync, mkdirSync, openSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** A program of Node with its arguments, to be run in a worktree. */
export type NodeCommand = { readonly args: ReadonlyArray<string>; readonly env?: Readonly<Record<string, string>> };

export type Worktree = {
  readonly folder: string;
  /** Runs commands until one fails. @param log name of the file that gets their output. @returns whether all succeeded. */
  readonly run: (commands: ReadonlyArray<NodeCommand>, log: string) => boolean;
  readonly close: () => void;
};

/** Variables of the child processes: Vitest later changes those of this process, such as `NODE_ENV`. */
const variables = { ...process.env };

/** Folders at the top of `node_modules` into which tools write. */
const CACHES: ReadonlySet<string> = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

/** Copies a folder with hard links: Vite serves no files behind a symbolic link. @param left names at its top that are left out. */
const linkFolder = (from: string, to: string, left: ReadonlySet<string> = new Set()): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) linkSync(source, target);
    else if (!left.has(entry.name)) linkFolder(source, target);
  }
};

const git = (checkout: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
};

/** Opens a worktree of the last commit of a checkout, with packages and catalogue. Logs go to `.cache/planted-faults`. */
export const openWorktree = (checkout: string): Worktree => {
  const logs = join(checkout, '.cache/planted-faults');
  const folder = join(checkout, '.cache/planted-faults-worktree');
  const close = (): void => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    git(checkout, 'worktree', 'prune');
  };
  mkdirSync(logs, { recursive: true });
  // An interrupted run leaves its worktree.
  close();
  git(checkout, 'worktree', 'add', '--detach', folder, 'HEAD');
  linkFolder(realpathSync(join(checkout, 'node_modules')), join(folder, 'node_modules'), CACHES);
  const run = (commands: ReadonlyArray<NodeCommand>, log: string): boolean => {
    const file = openSync(join(logs, `${log}.log`), 'w');
    const isPassed = commands.every(({ args, env = {} }) => {
      const own = { ...variables, STORYBOOK_DISABLE_TELEMETRY: '1', ...env };
      return spawnSync(process.execPath, args, { cwd: folder, stdio: ['ignore', file, file], env: own }).status === 0;
    });
    closeSync(file);
    return isPassed;
  };
  const isBuilt = run([{ args: ['node_modules/tsx/dist/cli.mjs', 'catalogue/build.ts'] }], 'catalogue');
  if (!isBuilt) throw new Error(`The catalogue could not be built, see ${logs}/catalogue.log.`);
  return { folder, run, close };
};
