import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';

/** Runs unit and dom tests of a worktree in one process: each start of Vitest takes longer than most tests. */
export type VitestSession = {
  /** Runs test files until a test fails. @param changed file that differs from the last run. @returns the files with failed tests. */
  readonly runFiles: (files: ReadonlyArray<string>, changed: string) => Promise<ReadonlyArray<string>>;
  /** Runs the tests that import the changed file, until one fails. @returns the files with failed tests. */
  readonly runRelated: (changed: string) => Promise<ReadonlyArray<string>>;
  readonly close: () => Promise<void>;
};

/** Opens a session. Tests read files relative to the working directory, which therefore becomes the worktree. */
export const openVitest = async (folder: string): Promise<VitestSession> => {
  process.chdir(folder);
  const vitest = await createVitest('test', { root: folder, watch: false, project: ['unit', 'dom'], bail: 1, reporters: [{}] });
  const run = async (specifications: TestSpecification[], changed: string): Promise<ReadonlyArray<string>> => {
    vitest.invalidateFile(join(folder, changed));
    // Vitest keeps the errors of earlier runs.
    const earlier = vitest.state.getUnhandledErrors().length;
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const failed = testModules.filter((module) => module.state() === 'failed').map((module) => module.relativeModuleId);
    return failed.length === 0 && unhandledErrors.length > earlier ? testModules.map((module) => module.relativeModuleId) : failed;
  };
  return {
    runFiles: async (files, changed) => run(await vitest.globTestSpecifications([...files]), changed),
    runRelated: async (changed) => {
      vitest.config.related = [join(folder, changed)];
      return run(await vitest.getRelevantTestSpecifications([]), changed);
    },
    close: () => vitest.close(),
  };
};
