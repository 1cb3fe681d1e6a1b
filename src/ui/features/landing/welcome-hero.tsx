import type { ReactNode } from 'react';
import { Hero } from '#ui/design/images/hero.tsx';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { useBannerImage } from '#ui/hooks/use-banner-image.ts';
import { WELCOME_HERO_FILM } from './featured';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { TitleLink } from '#ui/features/shared/title-link.tsx';
import '#ui/design/text/text-link.css';

type Props = {
  readonly kind: 'visitor' | 'recommended';
  readonly children: ReactNode;
};

/** Links to the title in the picture. */
const Caption = (): React.JSX.Element => (
  <>
    <span className="quiet">{LANDING_PAGE_MESSAGES.heroCaption}</span>
    <TitleLink title={WELCOME_HERO_FILM} className="link">
      {WELCOME_HERO_FILM.title}, {WELCOME_HERO_FILM.year}
    </TitleLink>
  </>
);

/** Renders a welcome in front of the active banner; without one in front of the featured title, with a caption that links to the title. */
export const WelcomeHero = ({ kind, children }: Props): React.JSX.Element => {
  const { imageUrl, onError } = useBannerImage();
  const banner = imageUrl === null ? { caption: <Caption /> } : { image: { src: imageUrl }, dimmed: true, onImageError: onError };
  return (
    <Hero kind={kind} art={toArtTitle(WELCOME_HERO_FILM)} label={LANDING_PAGE_MESSAGES.hero} {...banner}>
      {children}
    </Hero>
  );
};
