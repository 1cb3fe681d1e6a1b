import { HEADER_MESSAGES } from '#ui/messages/shell.messages.ts';
import { PhoneBar, Place } from './phone-bar';

/** Renders a visitor's places at the bottom of a phone, with the way to the account. */
export const VisitorPhoneBar = (): React.JSX.Element => (
  <PhoneBar home="/">
    <Place to="/login" icon="user" label={HEADER_MESSAGES.signIn} />
  </PhoneBar>
);
