import { useId } from 'react';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { PosterFan } from '#ui/design/images/poster-fan.tsx';
import { PosterHeading } from '#ui/design/text/poster-heading.tsx';
import { FAN_TITLES } from './featured';
import { artTitle } from '../shared/title-address';

/** Renders the invitation to sign up at the end of the landing page. */
export const LandingSignUp = (): React.JSX.Element => {
  const id = useId();
  return (
    <section className="join" aria-labelledby={id}>
      <div>
        <PosterHeading size="l" id={id}>
          Keep a list.
          <br />
          Keep your word.
        </PosterHeading>
        <p className="lead quiet">A watchlist, your favorites, a history of every night in, and as many lists as you have excuses for.</p>
        <ButtonLink kind="go" to="/register">
          Create an account
        </ButtonLink>
      </div>
      <PosterFan titles={FAN_TITLES.map(artTitle)} />
    </section>
  );
};
