import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a self-signed key and certificate for the bench; null without openssl. */
export const certificate = (root: string): { readonly key: string; readonly cert: string } | null => {
  const dir = join(root, '.cache/certificate');
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  if (!existsSync(cert)) {
    mkdirSync(dir, { recursive: true });
    const args = [
      'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30', '-subj', '/CN=127.0.0.1',
      '-keyout', key, '-out', cert,
    ];
    if (spawnSync('openssl', args, { stdio: 'ignore' }).status !== 0) return null;
  }
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
};
