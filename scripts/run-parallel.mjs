// Runs jobs in parallel, with a maximum number at a time and dependencies between them.

/**
 * Runs jobs in lanes. A free lane takes the first job that may start.
 * @param jobs in the preferred start order. `after` names the jobs that must have ended before; names that are not among
 *   the jobs are ignored. Jobs of one `group` never run at the same time.
 * @param lanes maximum number of jobs at a time.
 * @param run runs one job; never rejects.
 * @returns the results by job name. Rejects on circular dependencies.
 */
export const runParallel = (jobs, lanes, run) =>
  new Promise((resolve, reject) => {
    const names = new Set(jobs.map(({ name }) => name));
    const waiting = [...jobs];
    const running = new Set();
    const results = new Map();
    const mayStart = ({ after = [], group }) =>
      after.every((name) => !names.has(name) || results.has(name)) &&
      (group === undefined || [...running].every((other) => other.group !== group));

    const fill = () => {
      for (let index = waiting.findIndex(mayStart); index >= 0 && running.size < lanes; index = waiting.findIndex(mayStart)) {
        const [job] = waiting.splice(index, 1);
        running.add(job);
        void run(job).then((result) => {
          running.delete(job);
          results.set(job.name, result);
          fill();
        });
      }
      if (running.size > 0) return;
      if (waiting.length > 0) reject(new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`));
      else resolve(results);
    };
    fill();
  });
