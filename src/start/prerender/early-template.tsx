import type { ReactNode } from 'react';
import type { PersonDetails } from '#domain/catalogue/person';
import type { Title } from '#domain/catalogue/title';
import { Hero } from '#ui/design/images/hero.tsx';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { WelcomeHero } from '#ui/features/landing/welcome-hero.tsx';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { LANDING_POSTER_COUNT } from '#ui/features/landing/landing-poster-count.ts';
import { PersonHead } from '#ui/features/person/person-head.tsx';
import { TRENDING_FILMS, type ShelfDefinition } from '#ui/features/shared/shelves/shelf-plan.ts';
import { TitlesShelf } from '#ui/features/shared/shelves/title-query-shelf.tsx';
import { TitleCard } from '#ui/features/shared/title-card.tsx';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { useService } from '#ui/services.tsx';
import { PRERENDER_PLACEHOLDER_VALUES } from '#start/tmdb/prerender-placeholders.ts';

const UNKNOWN_TITLE: Title = {
  mediaType: 'movie', id: PRERENDER_PLACEHOLDER_VALUES.id, title: PRERENDER_PLACEHOLDER_VALUES.name,
  originalTitle: null, date: null, year: 1900,
  genres: [],
  averageVote: 1, voteCount: 1, overview: null,
  posterPath: PRERENDER_PLACEHOLDER_VALUES.image, backdropPath: PRERENDER_PLACEHOLDER_VALUES.image,
  originalLanguage: null, runtime: null, seasonCount: null,
};
const UNKNOWN_PERSON: PersonDetails = {
  id: PRERENDER_PLACEHOLDER_VALUES.id, name: PRERENDER_PLACEHOLDER_VALUES.name, knownFor: '', imagePath: PRERENDER_PLACEHOLDER_VALUES.image,
  titles: [],
  biography: null, born: null, died: null, birthplace: null, imdbId: null,
  filmography: [],
  colleagues: [],
};

const TitleHero = (): React.JSX.Element => {
  const images = useService(IMAGE_URL_BUILDER);
  return (
    <Hero
      kind="feature"
      art={toArtTitle(UNKNOWN_TITLE)}
      label="?"
      image={images.source('backdrop', PRERENDER_PLACEHOLDER_VALUES.image)}
      poster={images.source('poster', PRERENDER_PLACEHOLDER_VALUES.image)}
    >
      {null}
    </Hero>
  );
};

const FirstShelf = ({ heading, to }: Pick<ShelfDefinition, 'heading' | 'to'>): React.JSX.Element => (
  <TitlesShelf heading={heading} to={to} ranked titles={[UNKNOWN_TITLE]} early={LANDING_POSTER_COUNT} />
);

/** Returns what the scripts of `src/start/tmdb` fill with the first answer of a page; null if the page waits for the app. */
export const earlyTemplate = (address: string): ReactNode => {
  if (address === '/')
    return (
      <>
        <FirstShelf {...TRENDING_FILMS} />
        <WelcomeHero kind="visitor" shown={{ title: UNKNOWN_TITLE, note: LANDING_PAGE_MESSAGES.heroCaption }}>{null}</WelcomeHero>
      </>
    );
  if (address === '/details') return <TitleHero />;
  if (address === '/person') return <PersonHead person={UNKNOWN_PERSON} />;
  return /^\/(?:movies|tv-shows|genre)\/./.test(address) ? <TitleCard title={UNKNOWN_TITLE} early /> : null;
};
