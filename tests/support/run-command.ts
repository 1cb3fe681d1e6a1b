import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;

/** End of a command: its exit status and what it printed. */
export type CommandEnd = { readonly status: number | null; readonly text: string };

/** Runs a script of `scripts/firebase` like npm. @param options its working directory and environment. */
export const runCommand = (
  script: string,
  args: ReadonlyArray<string>,
  { cwd = root, env = process.env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): CommandEnd => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', loader, join(root, 'scripts/firebase', script), ...args], {
    cwd, encoding: 'utf8',
    env: { ...env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') },
  });
  return { status, text: (stdout + stderr).trim() };
};
