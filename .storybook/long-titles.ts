import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Page } from '#domain/shared/pagination';
import type { Title } from '#domain/catalogue/title';

/** The same catalogue with something behind the name of every title in lists, searches and suggestions. */
export const withLongTitles = (catalogue: Catalogue, behind: string): Catalogue => {
  const rename = <T extends Title>(title: T): T => ({ ...title, title: `${title.title} ${behind}` });
  const all = <P extends Page<Title>>(answer: Answer<P>): Answer<P> => pipe(answer, TE.map((page) => ({ ...page, items: page.items.map(rename) })));
  return {
    ...catalogue,
    getList: (question, signal) => all(catalogue.getList(question, signal)),
    discover: (question, signal) => all(catalogue.discover(question, signal)),
    searchTitles: (question, signal) => all(catalogue.searchTitles(question, signal)),
    suggest: (query, signal) =>
      pipe(
        catalogue.suggest(query, signal),
        TE.map((found) => found.map((each) => (each.kind === 'title' ? { ...each, title: rename(each.title) } : each))),
      ),
  };
};
