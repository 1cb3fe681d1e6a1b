import type { ReactNode } from 'react';
import { Hero } from '#ui/design/images/hero.tsx';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { WELCOME_HERO_FILM } from './featured';
import { toArtTitle } from '../shared/title-address';
import { TitleLink } from '../shared/title-link';
import '#ui/design/text/text-link.css';

type Props = {
  readonly kind: 'visitor' | 'recommended';
  readonly children: ReactNode;
};

/** Renders a welcome in front of the featured title, with a caption that links to the title. */
export const WelcomeHero = ({ kind, children }: Props): React.JSX.Element => (
  <Hero
    kind={kind}
    art={toArtTitle(WELCOME_HERO_FILM)}
    label={LANDING_PAGE_MESSAGES.hero}
    caption={
      <>
        <span className="quiet">{LANDING_PAGE_MESSAGES.heroCaption}</span>
        <TitleLink title={WELCOME_HERO_FILM} className="link">
          {WELCOME_HERO_FILM.title}, {WELCOME_HERO_FILM.year}
        </TitleLink>
      </>
    }
  >
    {children}
  </Hero>
);
