import { useId, useRef } from 'react';
import { APP_CONFIG } from '#application/service-keys';
import { addressOfEvening } from '#application/shared-evening/evening-address';
import type { SharedEvening } from '#domain/shared-evening/shared-evening';
import { Button } from '#ui/design/buttons/button.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { eveningCodeText, SHARED_EVENING_MESSAGES } from '#ui/messages/catalogue/shared-evening.messages.ts';
import { useService } from '#ui/services.tsx';

const copy = async (address: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(address);
    toast({ id: 'share', text: SHARED_EVENING_MESSAGES.copied, tone: 'good' });
  } catch {
    toast({ id: 'share', text: SHARED_EVENING_MESSAGES.notCopied, tone: 'bad' });
  }
};

/** Shares an address with the Web Share API; copies it where the API is missing or fails. */
const share = async (address: string): Promise<void> => {
  if (typeof navigator.share !== 'function') return copy(address);
  try {
    await navigator.share({ title: SHARED_EVENING_MESSAGES.title, url: address });
  } catch (thrown) {
    // An AbortError means that the person closed the share sheet, so nothing is copied.
    if (!(thrown instanceof Error && thrown.name === 'AbortError')) await copy(address);
  }
};

/** Renders the code and the link that bring the other person in. */
export const Invite = ({ evening: { id, code } }: { readonly evening: SharedEvening }): React.JSX.Element => {
  const headingId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { siteUrl } = useService(APP_CONFIG);
  const address = `${siteUrl ?? location.origin}${addressOfEvening(id)}`;
  return (
    <section className="question invite" aria-labelledby={headingId}>
      <DisplayHeading id={headingId}>{SHARED_EVENING_MESSAGES.invite}</DisplayHeading>
      <div className="invite-row">
        <p className="evening-code">
          <span className="faint">{SHARED_EVENING_MESSAGES.code}</span>
          <strong className="poster p-l">{eveningCodeText(code)}</strong>
        </p>
        <TextField ref={field} label={SHARED_EVENING_MESSAGES.link} value={address} readOnly onFocus={({ target }) => target.select()} />
        <Button
          kind="go"
          icon="share"
          onClick={() => {
            field.current?.select();
            void share(address);
          }}
        >
          {SHARED_EVENING_MESSAGES.share}
        </Button>
      </div>
      <p className="quiet">{SHARED_EVENING_MESSAGES.inviteNote}</p>
    </section>
  );
};
