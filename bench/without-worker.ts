import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Copies a build but for the site's worker, which pages then cannot register. @returns the folder of the copy. */
export const copyWithoutWorker = (root: string): string => {
  const [dist, copy] = [join(root, 'dist'), join(root, '.cache/dist-without-worker')];
  const catalogue = join(dist, 'catalogue');
  rmSync(copy, { recursive: true, force: true });
  cpSync(dist, copy, { recursive: true, filter: (source) => ![join(dist, 'worker.js'), catalogue].includes(source) });
  symlinkSync(catalogue, join(copy, 'catalogue'));
  return copy;
};
