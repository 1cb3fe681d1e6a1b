// One command: the app on the in-memory backend and the embedded catalogue, unless the environment says otherwise.
import { spawn } from 'node:child_process';
import { ensureCatalogue, ensureDependencies, root } from './setup.mjs';

ensureDependencies();
ensureCatalogue();
const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
