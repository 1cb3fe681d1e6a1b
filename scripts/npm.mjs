// npm as a command of its own: on Windows it is a batch file, which nothing but a shell runs.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CLI = /[\\/]npm-cli\.js$/;

/** The npm that runs this very script, or the one that came with Node to Windows; null where only its name is known. */
const cliOf = ({ env, execPath }) => [env.npm_execpath ?? '', join(dirname(execPath), 'node_modules/npm/bin/npm-cli.js')].find((path) => CLI.test(path) && existsSync(path)) ?? null;

/** A command and its arguments that run npm. */
export const npm = (args, from = process) => {
  const cli = cliOf(from);
  return cli === null ? ['npm', args] : [from.execPath, [cli, ...args]];
};

/** A command as it is told. */
export const wordsOf = ([command, args]) => {
  const isNpm = CLI.test(args[0] ?? '');
  return [isNpm ? 'npm' : command === process.execPath ? 'node' : command, ...args.slice(isNpm ? 1 : 0)].join(' ');
};
