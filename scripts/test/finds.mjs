import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Returns the replay parameters and the counterexample of fast-check's message as options of `fc.assert`, then the error; null for other
 * messages.
 */
const replayOf = (message) => {
  const [, replay, counterexample, rest] = /(\{ seed: .*? \})\nCounterexample: ([^]*?)\nShrunk [^\n]*([^]*)/.exec(message) ?? [];
  return replay === undefined ? null : [replay, `examples: [${counterexample}]`, rest];
};

/** Returns the name of a test, or of a file without a test. @param root folder that file names are relative to. */
export const testName = (root, file, fullName) => [relative(root, file), fullName].filter((part) => part !== '').join(' › ');

/** Returns name and text of each failed test of a Vitest report. */
export const findsIn = ({ testResults }, root, seed) =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    const failures = failed.length === 0 && status === 'failed' ? [{ fullName: '', failureMessages: [message] }] : failed;
    return failures.map(({ fullName, failureMessages: [first = ''] }) => {
      const name = testName(root, file, fullName);
      const plain = stripVTControlCharacters(first);
      const lines = (replayOf(plain) ?? [plain])
        .join('\n')
        .trim()
        .split('\n')
        .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
      return { name, text: [`✘ ${name} (FUZZ_SEED=${seed})`, ...lines.map((line) => `    ${line.trimEnd()}`)].join('\n') };
    });
  });
