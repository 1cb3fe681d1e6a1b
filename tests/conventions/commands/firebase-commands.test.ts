import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findProject } from '../../../scripts/firebase/project-name';
import { runCommand } from '../../support/run-command';

describe('findProject', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-project-'));
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    for (const name of ['VITE_FIREBASE_PROJECT', 'GCLOUD_PROJECT', 'GOOGLE_CLOUD_PROJECT']) vi.stubEnv(name, undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('takes the named project, else that of .env.deploy, else that of the environment; none without any', () => {
    expect([findProject(undefined), findProject('')]).toEqual([undefined, undefined]);
    vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'of-the-machine');
    expect(findProject(undefined)).toBe('of-the-machine');
    vi.stubEnv('GCLOUD_PROJECT', 'of-the-shell');
    expect(findProject(undefined)).toBe('of-the-shell');
    writeFileSync(join(folder, '.env.deploy'), 'VITE_FIREBASE_PROJECT=of-the-site\n');
    expect([findProject(undefined), findProject('named')]).toEqual(['of-the-site', 'named']);
  });
});

describe('commands for a site on Firebase', () => {
  it('end with a sentence for an option or a uid that they cannot take, before they connect', () => {
    const run = (script: string, ...args: ReadonlyArray<string>) => runCommand(script, ['--project', 'demo-nowhere', ...args]);
    expect([
      run('stats-recount.ts', '--fixx'), run('lists-recount.ts', '--uid', 'no/uid'), run('titles/titles-rekey.ts', '--after', 'no/uid'),
    ]).toEqual(
      [
        'Usage: npm run stats:recount', 'no/uid is not a uid. Usage: npm run lists:recount',
        'no/uid is not a uid. Usage: npm run titles:rekey',
      ]
        .map((text) => ({ status: 1, text: expect.stringContaining(text) as string })),
    );
  });
});
