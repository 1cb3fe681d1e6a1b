import { useId } from 'react';
import { historyNumbers } from '#application/history/history-numbers';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { useHistoryStats } from '#ui/features/history/use-history.ts';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { useToday } from '#ui/hooks/use-today.ts';
import { YEAR_LINKS_MESSAGES } from '#ui/messages/history/year-links.messages.ts';

/** With fewer viewings a year in review shows little. */
const LEAST_VIEWINGS = 5;

const KnownYear = ({ lists }: { readonly lists: ListUseCases }): React.JSX.Element | null => {
  const id = useId();
  const year = useToday().slice(0, 4);
  const { stats } = useHistoryStats(lists.history);
  const { viewings } = historyNumbers(stats._tag === 'success' ? stats.value.filter((each) => each.year === year) : [], year);
  if (viewings < LEAST_VIEWINGS) return null;
  return (
    <section className="shelf" aria-labelledby={id}>
      <SectionHead id={id} heading={YEAR_LINKS_MESSAGES.heading(year)} />
      <div className="home-year">
        <p>{YEAR_LINKS_MESSAGES.viewings(viewings)}</p>
        <ButtonLink to={`/user-profile/year/${year}`} icon="calendar">{YEAR_LINKS_MESSAGES.review}</ButtonLink>
        <ButtonLink to="/user-profile/ratings" icon="star">{YEAR_LINKS_MESSAGES.ratings}</ButtonLink>
      </div>
    </section>
  );
};

/** Leads to the year in review and the own ratings, with what was watched this year; nothing with only a few viewings. */
export const YearLinks = (): React.JSX.Element | null => {
  const lists = useListUseCases();
  return lists === null ? null : <KnownYear lists={lists} />;
};
