// Runs npm without a shell: on Windows npm is a batch file, which only a shell can run.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CLI = /[\\/]npm-cli\.js$/;

/** Returns the npm that runs this script, or the one installed with Node on Windows; null if neither exists. */
const cliOf = ({ env, execPath }) =>
  [env.npm_execpath ?? '', join(dirname(execPath), 'node_modules/npm/bin/npm-cli.js')].find((path) => CLI.test(path) && existsSync(path)) ??
  null;

/** Returns a command and its arguments that run npm. */
export const npm = (args, from = process) => {
  const cli = cliOf(from);
  return cli === null ? ['npm', args] : [from.execPath, [cli, ...args]];
};

/** Returns a command as text for the console, without the paths of Node and npm. */
export const wordsOf = ([command, args]) => {
  const isNpm = CLI.test(args[0] ?? '');
  return [isNpm ? 'npm' : command === process.execPath ? 'node' : command, ...args.slice(isNpm ? 1 : 0)].join(' ');
};
