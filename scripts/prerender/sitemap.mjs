// The sitemap: the prerendered pages and the best-known titles and people.
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the sitemap and names it in robots.txt. It contains absolute URLs, so it needs the site's address. */
export const writeSitemap = (dist, site, addresses) => {
  const urls = addresses.map((address) => `  <url><loc>${site}${address.replaceAll('&', '&amp;')}</loc></url>`);
  writeFileSync(
    join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
  appendFileSync(join(dist, 'robots.txt'), `\nSitemap: ${site}/sitemap.xml\n`);
};
