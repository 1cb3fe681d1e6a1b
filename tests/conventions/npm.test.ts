import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { npm, wordsOf } from '../../scripts/npm.mjs';

describe('npm, started without a shell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-'));
  const cli = join(folder, 'node_modules/npm/bin/npm-cli.js');
  const other = join(folder, 'yarn.js');
  mkdirSync(dirname(cli), { recursive: true });
  for (const file of [cli, other]) writeFileSync(file, '');
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    { says: 'is the one that runs the script', npm_execpath: cli, execPath: '/elsewhere/node' },
    { says: 'is the one beside Node, as on Windows', npm_execpath: undefined, execPath: join(folder, 'node') },
    { says: 'is that one too where something else runs the script', npm_execpath: other, execPath: join(folder, 'node') },
  ])('$says', ({ npm_execpath, execPath }) => {
    expect(npm(['ci'], { env: { npm_execpath }, execPath })).toEqual([execPath, [cli, 'ci']]);
  });

  it.each([undefined, other, '/gone/npm-cli.js'])('goes by its name where neither is there (%s)', (npm_execpath) => {
    expect(npm(['ci'], { env: { npm_execpath }, execPath: '/elsewhere/node' })).toEqual(['npm', ['ci']]);
  });

  it('is told by its name', () => {
    expect([wordsOf([process.execPath, [cli, 'run', 'lint']]), wordsOf(['npm', ['ci']]), wordsOf([process.execPath, ['a.mjs']]), wordsOf(['java', []])]).toEqual(['npm run lint', 'npm ci', 'node a.mjs', 'java']);
  });
});
