import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { WelcomeHero } from '../landing/welcome-hero';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';

/** Greets a member without recent titles and links to films and series. */
export const NewMemberHero = ({ name }: { readonly name: string }): React.JSX.Element => (
  <WelcomeHero kind="tonight">
    <h1 className="up-next">{HOME_MESSAGES.welcome(name)}</h1>
    <h2 className="poster p-l">{HOME_MESSAGES.firstStep}</h2>
    <p className="lead">{HOME_MESSAGES.firstLead}</p>
    <div className="acts">
      <ButtonLink kind="go" to="/movies">
        {HOME_MESSAGES.browseFilms}
      </ButtonLink>
      <ButtonLink to="/tv-shows">{HOME_MESSAGES.browseSeries}</ButtonLink>
    </div>
  </WelcomeHero>
);
