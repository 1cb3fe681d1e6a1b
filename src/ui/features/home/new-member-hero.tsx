import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { WelcomeHero } from '../landing/welcome-hero';

/** Greets a member without recent titles and links to films and series. */
export const NewMemberHero = ({ hello }: { readonly hello: string }): React.JSX.Element => (
  <WelcomeHero kind="tonight">
    <h1 className="up-next">{hello}</h1>
    <h2 className="poster p-xl">Take any seat</h2>
    <p className="lead">Open a film or a series, and this page begins to know what you like. Until then, here is what everybody looks at.</p>
    <div className="acts">
      <ButtonLink kind="go" to="/movies">
        Look through films
      </ButtonLink>
      <ButtonLink to="/tv-shows">And series</ButtonLink>
    </div>
  </WelcomeHero>
);
