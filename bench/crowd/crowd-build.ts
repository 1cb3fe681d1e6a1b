import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The folder of the build, relative to the root. */
export const CROWD_FOLDER = 'dist-crowd';

/** Puts a state with 100,000 users in the place of the memory backend's initial state. */
const crowd: Plugin = {
  name: 'crowd',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === './demo-data' && importer.endsWith('/open-memory-backend.ts') ? join(import.meta.dirname, 'crowd-state.ts') : null,
};

/** Makes a production build whose memory backend begins with 100,000 users. Nothing is prerendered. */
export const crowdBuild = async (root: string): Promise<void> => {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [crowd],
    build: { outDir: CROWD_FOLDER, emptyOutDir: true },
  });
  for (const name of ['shell.html', '404.html']) copyFileSync(join(root, CROWD_FOLDER, 'index.html'), join(root, CROWD_FOLDER, name));
};
