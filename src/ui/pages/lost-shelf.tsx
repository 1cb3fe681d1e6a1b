import { useMemo } from 'react';
import { CATALOGUE_USE_CASES } from '#application/keys';
import type { Page } from '#domain/catalogue/page';
import { parseSearch } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { Loading, ShelfSkeleton } from '#ui/design/states/skeletons.tsx';
import type { Question } from '../answers/question';
import { useAnswer } from '../answers/use-answer';
import { TitlesShelf } from '../catalogue/title-shelf';
import { useService } from '../services';

const heading = 'Lost, too';
const isLost = ({ title }: Title): boolean => /\blost\b/i.test(title);

/** Films that are lost as well. Without them the page is whole: when they do not come, nothing is said. */
export const LostShelf = (): React.JSX.Element | null => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const question = useMemo<Question<Page<Title>>>(
    () => ({ key: 'lost films', ask: (signal) => catalogue.searchTitles({ mediaType: 'movie', query: parseSearch('lost'), page: 1 }, signal) }),
    [catalogue],
  );
  const asked = useAnswer(question);
  if (asked.state === 'waiting') {
    return (
      <Loading label={`Loading ${heading}`}>
        <ShelfSkeleton />
      </Loading>
    );
  }
  const titles = asked.state === 'here' ? asked.value.items.filter(isLost) : [];
  return titles.length === 0 ? null : <TitlesShelf heading={heading} titles={titles} />;
};
