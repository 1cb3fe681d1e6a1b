import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A key and a certificate that only this machine's bench believes; null where there is no openssl to make them. */
export const certificate = (root: string): { readonly key: string; readonly cert: string } | null => {
  const dir = join(root, '.cache/certificate');
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  if (!existsSync(cert)) {
    mkdirSync(dir, { recursive: true });
    const asked = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30', '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert];
    if (spawnSync('openssl', asked, { stdio: 'ignore' }).status !== 0) return null;
  }
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
};
