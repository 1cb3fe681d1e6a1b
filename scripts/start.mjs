// Starts the app, on the memory backend and the embedded catalogue unless the environment says otherwise.
import { spawn } from 'node:child_process';
import { endWithSentence } from './command-error.mjs';
import { ensureCatalogue, ensureDependencies, root } from './setup.mjs';

await endWithSentence(() => {
  ensureDependencies();
  ensureCatalogue();
});
// These modules need installed packages.
const { readConfigOrExit } = await import('./environment.mjs');
await readConfigOrExit('development');
const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  // Hides a warning: Vite bundles its configuration, which reads the environment with the app's own codec; Vite's native config loader
  // could not.
  env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
