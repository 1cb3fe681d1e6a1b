import { homeShelves } from '#application/profile/home-shelves';
import type { SignedIn } from '#domain/users/session';
import { DocumentHead } from '../../app/navigation/document-head';
import { useMember } from '../../hooks/use-member';
import { ContinueShelf } from './recent-shelf';
import { HomeHero } from './home-hero';
import { HomeLists } from './home-lists';
import { HomeNotices } from './home-notices';
import { HomeShelves } from './home-shelf-list';
import { useRecentTitles } from './use-recent-titles';
import './home-page.css';

const Home = ({ person }: { readonly person: SignedIn }): React.JSX.Element => {
  const kept = person.profile?.content ?? [];
  const here = useRecentTitles(person);
  return (
    <div className="home">
      <DocumentHead title="Home" description="What you opened last, what suits your taste, and your lists." noIndex />
      <HomeHero name={person.name} opened={here} />
      <HomeNotices person={person} />
      {here.length === 0 ? null : <ContinueShelf opened={here} />}
      <HomeLists lists={person.lists} />
      <HomeShelves shelves={homeShelves(kept)} opened={here.map(({ title: opened }) => opened)} />
    </div>
  );
};

/** A member's own page: where they left off, what suits them, their lists. */
export const HomePage = (): React.JSX.Element | null => {
  const person = useMember();
  return person === null ? null : <Home person={person} />;
};
