import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { isAppAddress } from '../../../scripts/firebase/hosting.mjs';

const root = join(import.meta.dirname, '../../..');
type Picture = { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string };
type Manifest = {
  readonly start_url: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: ReadonlyArray<Picture>;
  readonly screenshots: ReadonlyArray<Picture>;
  readonly shortcuts: ReadonlyArray<{ readonly name: string; readonly url: string; readonly icons: ReadonlyArray<Picture> }>;
  readonly share_target: { readonly action: string; readonly method: string; readonly params: Readonly<Record<string, string>> };
};
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(textOf('public/manifest.json')) as Manifest;

describe('manifest of the installed app', () => {
  it('names pictures that exist in their sizes', async () => {
    const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    expect(pictures.filter(({ src }) => !existsSync(join(root, 'public', src)))).toEqual([]);
    const drawn = pictures.filter(({ sizes }) => sizes !== 'any');
    const sizes = await Promise.all(
      drawn.map(async ({ src }) => {
        const { width, height } = await sharp(join(root, 'public', src)).metadata();
        return `${width}x${height}`;
      }),
    );
    expect(sizes).toEqual(drawn.map(({ sizes: named }) => named));
  });

  it('has icons for every shape that systems ask for', () => {
    expect(manifest.icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['maskable', 'monochrome']));
  });

  it('has an icon of its own for each shortcut', () => {
    const files = manifest.shortcuts.flatMap(({ icons }) => icons.map(({ src }) => src));
    const drawings = files.map((src) => readFileSync(join(root, 'public', src), 'base64'));
    expect(new Set(drawings).size).toBe(manifest.shortcuts.length);
  });

  it('opens addresses of the app', () => {
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Search', 'Watchlist', 'Tonight']);
    const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url), manifest.share_target.action];
    expect(addresses.filter((address) => !isAppAddress(address) || routeAt(address).path.endsWith('*'))).toEqual([]);
  });

  it('has the colour of the document and is linked in it, with the icon of iOS', () => {
    const html = textOf('index.html');
    expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
    expect(manifest.background_color).toBe(manifest.theme_color);
    const linked = [...html.matchAll(/<link rel="(?:manifest|apple-touch-icon)" href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(linked.sort()).toEqual(['/apple-touch-icon.png', '/manifest.json']);
    expect(linked.filter((href) => !existsSync(join(root, 'public', href)))).toEqual([]);
  });
});
