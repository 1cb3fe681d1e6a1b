// Runs the unit tests and the stories of what has changed since the main branch (npm test -- --changed).
import { spawnSync } from 'node:child_process';
import { CommandError } from '../command-error.mjs';
import { ensureBrowser, root } from '../setup.mjs';
import { changedSince, findBase, nearestStories } from './changes.mjs';

const vitest = (args, environment = {}) =>
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    cwd: root, stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...environment },
  }).status ?? 1;

/** Runs both and ends the process. Throws a `CommandError` if no commit is known to compare with, or nothing has changed. */
export const runChanged = async () => {
  const base = findBase({ isCi: false });
  if (base === null)
    throw new CommandError(
      'No commit is known to compare with: there is no origin/main. MARQUEE_BASE=<commit> npm test -- --changed names one.',
    );
  const changed = changedSince(base);
  if (changed.length === 0) throw new CommandError(`Nothing has changed since ${base.slice(0, 8)}.`);
  const stories = nearestStories(changed);
  const statuses = [vitest(['--project', 'unit', '--project', 'dom', '--changed', base, '--passWithNoTests'])];
  if (stories.length > 0) statuses.push(vitest(['--project', 'storybook', ...stories], { CHROMIUM_PATH: (await ensureBrowser()) ?? '' }));
  process.exit(statuses.every((status) => status === 0) ? 0 : 1);
};
