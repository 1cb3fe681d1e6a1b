import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { Hero } from '#ui/design/pictures/hero.tsx';
import { ON_THE_SCREEN } from '../../catalogue/featured';
import { artTitle } from '../../catalogue/title-address';
import { TitleLink } from '../../catalogue/title-link';
import '#ui/design/text/text-link.css';

/** The greeting for somebody who has opened nothing yet, and where to begin. */
export const NewcomerHero = ({ hello }: { readonly hello: string }): React.JSX.Element => (
  <Hero
    kind="tonight"
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
    <h1 className="up-next">{hello}</h1>
    <h2 className="poster p-xl">Take any seat</h2>
    <p className="lead">Open a film or a series, and this page begins to know what you like. Until then, here is what everybody looks at.</p>
    <div className="acts">
      <ButtonLink kind="go" to="/movies">
        Look through films
      </ButtonLink>
      <ButtonLink to="/tv-shows">And series</ButtonLink>
    </div>
  </Hero>
);
