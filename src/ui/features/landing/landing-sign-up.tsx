import { useId } from 'react';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { PosterFan } from '#ui/design/images/poster-fan.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { FAN_TITLES } from './featured';
import { toArtTitle } from '#ui/features/shared/title-address.ts';

/** Renders the invitation to sign up at the end of the landing page. */
export const LandingSignUp = (): React.JSX.Element => {
  const id = useId();
  return (
    <section className="join" aria-labelledby={id}>
      <div>
        <DisplayHeading size="l" id={id}>
          {LANDING_PAGE_MESSAGES.signUp}
        </DisplayHeading>
        <p className="lead quiet">{LANDING_PAGE_MESSAGES.signUpText}</p>
        <ButtonLink kind="go" to="/register">
          {LANDING_PAGE_MESSAGES.createAccount}
        </ButtonLink>
      </div>
      <PosterFan titles={FAN_TITLES.map(toArtTitle)} />
    </section>
  );
};
