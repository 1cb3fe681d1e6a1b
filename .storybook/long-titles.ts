import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Page } from '#domain/shared/pagination';
import type { Title } from '#domain/catalogue/title';

/** Returns the catalogue with a suffix on every title in lists, searches and suggestions. */
export const withLongTitles = (catalogue: Catalogue, suffix: string): Catalogue => {
  const rename = <T extends Title>(title: T): T => ({ ...title, title: `${title.title} ${suffix}` });
  const all = <P extends Page<Title>>(answer: Answer<P>): Answer<P> =>
    pipe(
      answer,
      TE.map((page) => ({ ...page, items: page.items.map(rename) })),
    );
  return {
    ...catalogue,
    getList: (params, signal) => all(catalogue.getList(params, signal)),
    discover: (params, signal) => all(catalogue.discover(params, signal)),
    searchTitles: (params, signal) => all(catalogue.searchTitles(params, signal)),
    getProgramme: (day, signal) =>
      pipe(catalogue.getProgramme(day, signal), TE.map((parts) => parts.map(({ name, titles }) => ({ name, titles: titles.map(rename) })))),
    suggest: (query, signal) =>
      pipe(
        catalogue.suggest(query, signal),
        TE.map((suggestions) => suggestions.map((each) => (each.kind === 'title' ? { ...each, title: rename(each.title) } : each))),
      ),
  };
};
