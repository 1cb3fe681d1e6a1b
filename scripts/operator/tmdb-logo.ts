// Reads the size of TMDB's logo, which the operator places in the folder `public`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export type LogoFile = NonNullable<typeof __TMDB_LOGO__>;

/** Area of the logo in CSS px, so that wide and square logos are equally prominent, and less than the name of the site. */
const AREA = 2000;
const MAX_WIDTH = 180;

/** Returns the size in which a page shows a logo. */
export const logoSize = (width: number, height: number): Pick<LogoFile, 'width' | 'height'> => {
  const scale = Math.min(Math.sqrt(AREA / (width * height)), MAX_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/**
 * Reads the logo at a path of the folder `publicDir`; null without a path. @throws an error that names the file if it is missing or not an
 * image.
 */
export const readTmdbLogo = async (path: string | undefined, publicDir: string): Promise<LogoFile | null> => {
  if (path === undefined) return null;
  const file = join(publicDir, path);
  if (!existsSync(file))
    throw new Error(
      `VITE_TMDB_LOGO is "${path}", but public${path} does not exist: download an approved logo from themoviedb.org/about/logos-attribution.`,
    );
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(file).metadata().catch(() => ({ width: 0, height: 0 }));
  if (width === 0 || height === 0) throw new Error(`VITE_TMDB_LOGO is "${path}", but public${path} is not an image.`);
  return { src: path, ...logoSize(width, height) };
};

/** Makes the logo available to the app as `__TMDB_LOGO__`. */
export const tmdbLogoPlugin = (path: string | undefined, publicDir: string): Plugin => ({
  name: 'tmdb-logo',
  config: async () => ({ define: { __TMDB_LOGO__: JSON.stringify(await readTmdbLogo(path, publicDir)) } }),
});
