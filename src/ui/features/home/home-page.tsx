import { getHomeShelves } from '#application/profile/home-shelves';
import type { SignedIn } from '#domain/users/session';
import { DocumentHead } from '../../app/navigation/document-head';
import { useMember } from '../../hooks/use-member';
import { RecentShelf } from './recent-shelf';
import { HomeHero } from './home-hero';
import { HomeLists } from './home-lists';
import { HomeNotices } from './home-notices';
import { HomeShelfList } from './home-shelf-list';
import { useRecentTitles } from './use-recent-titles';
import './home-page.css';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';

const Home = ({ person }: { readonly person: SignedIn }): React.JSX.Element => {
  const content = person.profile?.content ?? [];
  const recent = useRecentTitles(person);
  return (
    <div className="home">
      <DocumentHead title={HOME_MESSAGES.title} description={HOME_MESSAGES.description} noIndex />
      <HomeHero name={person.name} recent={recent} />
      <HomeNotices person={person} />
      {recent.length === 0 ? null : <RecentShelf recent={recent} />}
      <HomeLists lists={person.lists} />
      <HomeShelfList shelves={getHomeShelves(content)} recent={recent.map(({ title }) => title)} />
    </div>
  );
};

/** Renders the home page of a member: recent titles, lists and recommended shelves. */
export const HomePage = (): React.JSX.Element | null => {
  const person = useMember();
  return person === null ? null : <Home person={person} />;
};
