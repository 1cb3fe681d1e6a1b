// Jobs that share a machine: so many at a time, each as soon as what it needs is there.

/**
 * Does jobs in lanes. A lane that is free takes the first job that may begin.
 * @param jobs in the order in which they had better begin. `after` names those that have to be over before; those that are not among
 *   the jobs count as over. Of a `group` there is never more than one at a time.
 * @param lanes how many jobs may run at a time.
 * @param run does one of them; never rejects.
 * @returns what each came to, by its name.
 */
export const inLanes = (jobs, lanes, run) =>
  new Promise((answer, refuse) => {
    const names = new Set(jobs.map(({ name }) => name));
    const waiting = [...jobs];
    const running = new Set();
    const results = new Map();
    const mayBegin = ({ after = [], group }) =>
      after.every((name) => !names.has(name) || results.has(name)) && (group === undefined || [...running].every((other) => other.group !== group));

    const fill = () => {
      for (let at = waiting.findIndex(mayBegin); at >= 0 && running.size < lanes; at = waiting.findIndex(mayBegin)) {
        const [job] = waiting.splice(at, 1);
        running.add(job);
        void run(job).then((result) => {
          running.delete(job);
          results.set(job.name, result);
          fill();
        });
      }
      if (running.size > 0) return;
      if (waiting.length > 0) refuse(new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`));
      else answer(results);
    };
    fill();
  });
