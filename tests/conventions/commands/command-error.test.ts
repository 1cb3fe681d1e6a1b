import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CommandError, sentenceOf } from '../../../scripts/command-error.mjs';
import { readOperatorInput } from '../../../scripts/environment.mjs';
import { whyNotWritable } from '../../../scripts/setup.mjs';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const systemError = (code: string, more: object = {}): Error => Object.assign(new Error(code), { code, ...more });

describe('sentenceOf', () => {
  it.each([
    [new CommandError('One sentence.'), /^One sentence\.$/],
    [systemError('EADDRINUSE', { port: 5173, syscall: 'listen' }), /^Another program uses port 5173: /],
    [systemError('EACCES', { port: 80, syscall: 'listen' }), /^This user may not listen at port 80: /],
    [systemError('EROFS', { path: '/site/public', syscall: 'mkdir' }), /^This user may not write \/site\/public: /],
    [systemError('ENOSPC'), /^There is no space left on the disk: /],
    [systemError('ENOTFOUND', { hostname: 'films.example' }), /^films\.example does not answer \(ENOTFOUND\): /],
    [
      Object.assign(new TypeError('fetch failed'), { cause: systemError('ECONNREFUSED', { address: '127.0.0.1' }) }),
      /^127\.0\.0\.1 does not answer/,
    ],
    [systemError('ERR_PARSE_ARGS_UNKNOWN_OPTION', { message: "Unknown option '--x'." }), /^Unknown option '--x'\.$/],
    [
      new Error('Could not load the default credentials. Browse to https://example.com for more information.'),
      /^Nobody is signed in to Google Cloud on this machine: /,
    ],
  ])('of %s', (error, sentence) => expect(sentenceOf(error)).toMatch(sentence));

  it('leaves a fault of the program its stack trace', () => {
    for (const error of [
      new TypeError('x is not a function'),
      systemError('ENOENT', { path: 'a.ts' }),
      systemError('EACCES', { path: 'secret.txt', syscall: 'read' }),
      null, 'text',
    ])
      expect(sentenceOf(error)).toBeNull();
  });
});

describe('whyNotWritable', () => {
  it.each(['EACCES', 'EROFS'])('names the folder after %s', (code) => {
    expect(
      whyNotWritable('/site', () => {
        throw systemError(code);
      }),
    ).toMatch(/^This user may not write in \/site, .*: copy the project to a folder of your own/);
  });

  it('accepts a folder of the user', () => expect(whyNotWritable(folder)).toBeNull());
});

describe('endWithSentence', () => {
  it('prints the sentence alone and ends the process with status 1', () => {
    const script = `import { CommandError, endWithSentence } from ${JSON.stringify(join(root, 'scripts/command-error.mjs'))}; await endWithSentence(() => { throw new CommandError('One sentence.'); });`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([1, '', 'One sentence.\n']);
  });
});

describe('readOperatorInput', () => {
  const write = (privacy: string | null): void => {
    mkdirSync(join(folder, 'public'), { recursive: true });
    cpSync(join(root, 'operator'), join(folder, 'operator'), { recursive: true });
    if (privacy !== null) writeFileSync(join(folder, 'operator/privacy.md'), privacy);
  };
  const sentence = async (mode: 'production' | 'development', variables: Readonly<Record<string, string>> = {}): Promise<string | null> => {
    writeFileSync(join(folder, '.env'), Object.entries(variables).map((entry) => entry.join('=')).join('\n'));
    return readOperatorInput(mode, folder).then(() => null, sentenceOf);
  };

  it('has one sentence for a variable, a text, a logo and a missing token, before anything is built', async () => {
    write(null);
    expect(await sentence('production')).toBeNull();
    expect(await sentence('production', { VITE_BACKEND: 'firebsae' })).toBe(
      'VITE_BACKEND is "firebsae": it has to be "memory" or "firebase".',
    );
    expect(await sentence('production', { VITE_CATALOGUE: 'tmdb', VITE_TMDB_LOGO: '/missing.svg' })).toMatch(
      /^VITE_TMDB_LOGO is "\/missing\.svg", but public\/missing\.svg does not exist: /,
    );
    expect(await sentence('development', { VITE_CATALOGUE: 'tmdb' })).toMatch(/^TMDB_TOKEN is missing: /);
    write('No title.\n');
    for (const mode of ['production', 'development'] as const)
      expect(await sentence(mode)).toBe('operator/privacy.md: The text has to start with a title: # Title.');
  });

  it('is what the build, the deployment and the start read first', () => {
    for (const file of ['build.mjs', 'start.mjs', 'firebase/deploy.mjs'])
      expect(readFileSync(join(root, 'scripts', file), 'utf8')).toContain('await readConfigOrExit(');
  });
});
