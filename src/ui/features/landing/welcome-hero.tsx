import type { ReactNode } from 'react';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import { Hero } from '#ui/design/images/hero.tsx';
import { heroTitleText, LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { useBannerImage } from '#ui/hooks/use-banner-image.ts';
import { useService } from '#ui/services.tsx';
import { WELCOME_HERO_FILM } from './featured';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TitleLink } from '#ui/features/shared/title-link.tsx';
import '#ui/design/text/text-link.css';

/** The title in the picture, with the words before its name. */
export type HeroTitle = { readonly title: Title; readonly note: string };

/** The title of a hero that does not change by day. */
export const DEFAULT_HERO_TITLE: HeroTitle = { title: WELCOME_HERO_FILM, note: LANDING_PAGE_MESSAGES.heroCaption };

type Props = {
  readonly kind: 'visitor' | 'recommended';
  readonly children: ReactNode;
  /** Null while it is not known. */
  readonly shown?: HeroTitle | null;
};

/** Links to the title in the picture. */
const Caption = ({ title, note }: HeroTitle): React.JSX.Element => (
  <>
    <span className="quiet">{note}</span>
    <TitleLink title={title} className="link" lang={titleLang(title)}>
      {heroTitleText(title.title, title.year)}
    </TitleLink>
  </>
);

/** Renders a welcome in front of the active banner; without one in front of a title, with a caption that links to the title. */
export const WelcomeHero = ({ kind, children, shown = DEFAULT_HERO_TITLE }: Props): React.JSX.Element => {
  const { imageUrl, onError } = useBannerImage();
  const images = useService(IMAGE_URL_BUILDER);
  const picture = images.source('backdrop', shown?.title.backdropPath ?? null);
  const titled = { image: picture, dimmed: picture !== null, ...(shown !== null && { caption: <Caption {...shown} /> }) };
  const front = imageUrl === null ? titled : { image: { src: imageUrl }, dimmed: true, onImageError: onError };
  // The banner's own picture covers the art of the default title.
  const art = shown ?? (imageUrl === null ? null : DEFAULT_HERO_TITLE);
  return (
    <Hero kind={kind} art={art === null ? null : toArtTitle(art.title)} label={LANDING_PAGE_MESSAGES.hero} {...front}>
      {children}
    </Hero>
  );
};
