import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { WelcomeHero } from '#ui/features/landing/welcome-hero.tsx';
import { TextWithIsolatedName } from '#ui/features/shared/text-with-isolated-name.tsx';
import { BRING_HISTORY_TEXT, NEW_MEMBER_MESSAGES } from '#ui/messages/account/new-member.messages.ts';
import { HOME_MESSAGES } from '#ui/messages/home.messages.ts';

/** @property hello greets the member while this loads. */
export type NewMemberHeroProps = { readonly name: string; readonly hello: string };

/** Greets a member without recent titles and links to films and series. */
export const NewMemberHero = ({ name }: NewMemberHeroProps): React.JSX.Element => (
  <WelcomeHero kind="recommended">
    <h1 className="up-next"><TextWithIsolatedName text={HOME_MESSAGES.welcome(name)} name={name} /></h1>
    <h2 className="poster p-l">{NEW_MEMBER_MESSAGES.firstStep}</h2>
    <p className="lead">{NEW_MEMBER_MESSAGES.firstLead}</p>
    <div className="acts">
      <ButtonLink kind="go" to="/movies">
        {NEW_MEMBER_MESSAGES.browseFilms}
      </ButtonLink>
      <ButtonLink to="/tv-shows">{NEW_MEMBER_MESSAGES.browseSeries}</ButtonLink>
      <ButtonLink to="/user-profile/settings/import" icon="upload">{BRING_HISTORY_TEXT}</ButtonLink>
    </div>
  </WelcomeHero>
);
