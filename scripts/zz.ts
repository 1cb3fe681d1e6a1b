import { readFile } from 'node:fs/promises';
import * as TE from 'fp-ts/TaskEither';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { unexpected } from '#domain/failure';
import { noFilters } from '#domain/catalogue/filters';
import { listsOf } from '#domain/catalogue/list-name';
import { parseSearch } from '#domain/catalogue/search-query';
import { FRONT_QUESTIONS } from '#adapters/embedded-catalogue/front-questions';
const c = embeddedCatalogue((file) => TE.tryCatch(async () => JSON.parse(await readFile(`public/catalogue/${file}`, 'utf8')) as unknown, (e) => unexpected(String(e))));
const out = (s: string) => process.stdout.write(s + '\n');
const show = (r: any) => r._tag === 'Left' ? JSON.stringify(r.left) : `(${r.right.totalResults}) ` + r.right.items.map((t: any) => t.title ? `${t.title} ${t.year}` : `${t.name} [${t.titles.map((x: any) => x.title)}]`).join(' | ');
for (const m of ['movie', 'tv'] as const) for (const l of listsOf(m)) out(`## ${m} ${l}: ` + show(await c.list({ mediaType: m, list: l, filters: noFilters, page: 1 })()));
for (const q of FRONT_QUESTIONS.slice(10)) out(`## ${JSON.stringify(q)}: ` + show(await (q.ask === 'list' ? c.list(q.question) : c.discover(q.question))()));
for (const q of ['matrix', 'matrix the', 'amelie', 'walle', 'wall-e', 'se7en', 'seven', 'rocky ii', 'rocky 2', 'fast & furious', 'fast and furious', 'godfahter', 'spiderman', 'spider man', 'a', 'x', 'year:1999 the', 'lord of the rings', 'tmdb:603', 'imdb:tt0133093', 'sharkshank redemtion', 'teh matrix', 'mash']) {
  out(`## search ${q}: ` + show(await c.searchTitles({ mediaType: 'movie', query: parseSearch(q), page: 1 })()).slice(0, 300));
}
for (const q of ['tom h', 'leonardo dicapro', 'scorsese', 'alpacino']) out(`## people ${q}: ` + show(await c.searchPeople({ query: parseSearch(q), page: 1 })()).slice(0, 500));
for (const q of ['t', 'tom', 'the off', 'breaking bd', 'nol', 'star w']) out(`## suggest ${q}: ` + JSON.stringify((await c.suggest(parseSearch(q))() as any).right.map((s: any) => s.kind === 'title' ? `${s.title.title} ${s.title.year} ${s.title.mediaType}` : `@${s.person.name}`)));
out(JSON.stringify(await c.census()()));
out(JSON.stringify(await c.details({ mediaType: 'movie', id: 603 })()).slice(0, 1500));
out(JSON.stringify(await c.findByImdb('tt0903747')()).slice(0, 500));
out(JSON.stringify(await c.season({ mediaType: 'tv', id: 1396 }, 2)()).slice(0, 500));
const d: any = await c.details({ mediaType: 'movie', id: 603 })();
out(JSON.stringify(await c.person(d.right.cast[0].personId)()).slice(0, 900));
out(JSON.stringify(await c.collection(d.right.collection.id)()).slice(0, 300));
