// Repeats a suite, or all of `npm test`, while two other processes keep both cores busy, to reveal tests that fail occasionally.
// Usage: npm run test:stress -- <suite | quick> [times]   (npm run test:stress -- unit 20)
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../setup.mjs';
import { SUITES } from './suites.mjs';

const BUSY_PROCESSES = 2;
const TIMES = 20;
const QUICK = 'quick';

const [suite = '', count = String(TIMES)] = process.argv.slice(2);
const times = Number(count);
if ((suite !== QUICK && SUITES[suite] === undefined) || !Number.isInteger(times) || times < 1) {
  console.error(
    `Usage: npm run test:stress -- <suite | ${QUICK}> [times]\nA suite is one of ${Object.keys(SUITES).join(', ')}; ${QUICK} is all of npm test.`,
  );
  process.exit(2);
}

const busy = Array.from({ length: BUSY_PROCESSES }, () => {
  const parent = process.pid;
  // Exits by itself when the parent process no longer exists, even after SIGKILL.
  const code = `for (;;) { const until = Date.now() + 500; while (Date.now() < until); try { process.kill(${parent}, 0); } catch { process.exit(0); } }`;
  return spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
});
let running = null;
process.on('exit', () => {
  for (const child of busy) child.kill('SIGKILL');
});
for (const [signal, status] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]]) {
  process.on(signal, () => {
    running?.kill('SIGINT');
    process.exit(status);
  });
}

/** Runs the suite once. @returns whether it passed, and the lines that name failed or retried tests. */
const runOnce = () =>
  new Promise((resolve) => {
    running = spawn(process.execPath, ['scripts/test/test.mjs', ...(suite === QUICK ? [] : [suite])], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (chunk) => output.push(chunk));
    running.once('close', (status) => {
      const lines = stripVTControlCharacters(Buffer.concat(output).toString('utf8')).split('\n');
      resolve({ isPassed: status === 0, notes: lines.filter((line) => /^[✘↻] [\w-]+: /.test(line)) });
    });
  });

let passed = 0;
for (let run = 1; run <= times; run += 1) {
  const startedAt = Date.now();
  const { isPassed, notes } = await runOnce();
  if (isPassed) passed += 1;
  console.log(
    [
      `${run}/${times}  ${isPassed ? 'passed' : 'FAILED'}  ${Math.round((Date.now() - startedAt) / 1000)} s`,
      ...notes.map((note) => `    ${note}`),
    ].join('\n'),
  );
}
console.log(`${passed} passed, ${times - passed} failed`);
process.exit(passed === times ? 0 : 1);
