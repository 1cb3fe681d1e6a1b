/**
 * Runs a check for each case, one after another. One test with this function costs less than a test for each case.
 * Fails with the names of all failing cases in the first line, and the message of each below.
 */
export const expectEach = async <A>(cases: ReadonlyArray<A>, nameOf: (one: A) => string, check: (one: A) => unknown): Promise<void> => {
  if (cases.length === 0) throw new Error('There are no cases.');
  const failures: Array<readonly [name: string, message: string]> = [];
  for (const one of cases) {
    try {
      await check(one);
    } catch (thrown) {
      failures.push([nameOf(one), thrown instanceof Error ? thrown.message : String(thrown)]);
    }
  }
  if (failures.length > 0)
    throw new Error(`${failures.map(([name]) => name).join('; ')}\n${failures.map((lines) => lines.join(': ')).join('\n')}`);
};
