import type { ReactNode } from 'react';
import { Hero } from '#ui/design/pictures/hero.tsx';
import { ON_THE_SCREEN } from './featured';
import { artTitle } from './title-address';
import { TitleLink } from './title-link';
import '#ui/design/text/text-link.css';

type Props = {
  readonly kind: 'hall' | 'tonight';
  readonly children: ReactNode;
};

/** A welcome in front of what the house shows by itself, which is named in the corner. */
export const HouseScreen = ({ kind, children }: Props): React.JSX.Element => (
  <Hero
    kind={kind}
    art={artTitle(ON_THE_SCREEN)}
    label="Welcome"
    caption={
      <>
        <span className="quiet">On the screen</span>
        <TitleLink title={ON_THE_SCREEN} className="link">
          {ON_THE_SCREEN.title}, {ON_THE_SCREEN.year}
        </TitleLink>
      </>
    }
  >
    {children}
  </Hero>
);
