import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { npm, wordsOf } from '../../scripts/npm.mjs';

describe('npm command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-'));
  const cli = join(folder, 'node_modules/npm/bin/npm-cli.js');
  const other = join(folder, 'yarn.js');
  mkdirSync(dirname(cli), { recursive: true });
  for (const file of [cli, other]) writeFileSync(file, '');
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    { result: 'uses the npm that runs the script', npm_execpath: cli, execPath: '/elsewhere/node' },
    { result: 'uses the npm next to Node, as on Windows', npm_execpath: undefined, execPath: join(folder, 'node') },
    {
      result: 'uses the npm next to Node when another package manager runs the script',
      npm_execpath: other,
      execPath: join(folder, 'node'),
    },
  ])('$result', ({ npm_execpath, execPath }) => {
    expect(npm(['ci'], { env: { npm_execpath }, execPath })).toEqual([execPath, [cli, 'ci']]);
  });

  it.each([undefined, other, '/gone/npm-cli.js'])('falls back to the name npm when neither exists (npm_execpath: %s)', (npm_execpath) => {
    expect(npm(['ci'], { env: { npm_execpath }, execPath: '/elsewhere/node' })).toEqual(['npm', ['ci']]);
  });

  it('is printed by name, without paths of Node or npm', () => {
    expect([
      wordsOf([process.execPath, [cli, 'run', 'lint']]),
      wordsOf(['npm', ['ci']]),
      wordsOf([process.execPath, ['a.mjs']]),
      wordsOf(['java', []]),
    ]).toEqual(['npm run lint', 'npm ci', 'node a.mjs', 'java']);
  });
});
