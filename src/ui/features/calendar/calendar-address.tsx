import { useRef } from 'react';
import type { CalendarAddressApi } from '#domain/calendar/calendar-address-api';
import { APP_CONFIG } from '#application/service-keys';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { addressFailureText, CALENDAR_ADDRESS_MESSAGES } from '#ui/messages/history/calendar-address.messages.ts';
import { useService } from '#ui/services.tsx';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { useCalendarAddress, type CalendarAddressState } from './use-calendar-address';

const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast({ id: 'calendar-address', text: CALENDAR_ADDRESS_MESSAGES.copied, tone: 'good' });
  } catch {
    toast({ id: 'calendar-address', text: CALENDAR_ADDRESS_MESSAGES.notCopied, tone: 'bad' });
  }
};

type KnownProps = Pick<CalendarAddressState, 'isBusy' | 'renew' | 'remove'> & { readonly address: string };

/** Renders the address with its acts. A new one and the end of one are asked about first: other calendars lose the former address. */
const KnownAddress = ({ address, isBusy, renew, remove }: KnownProps): React.JSX.Element => {
  const field = useRef<HTMLInputElement>(null);
  const modal = useModal();
  const ask = (what: 'renew' | 'remove', onConfirm: () => void): void =>
    modal.open({
      name: 'confirmation',
      properties: {
        title: CALENDAR_ADDRESS_MESSAGES[what].question, subtitle: CALENDAR_ADDRESS_MESSAGES.formerEnds,
        confirmText: CALENDAR_ADDRESS_MESSAGES[what].confirm, cancelText: CALENDAR_ADDRESS_MESSAGES.keep,
        isFinal: true, onConfirm,
      },
    });
  const copy = (): void => {
    field.current?.select();
    void copyText(address);
  };
  return (
    <>
      <TextField
        ref={field} label={CALENDAR_ADDRESS_MESSAGES.field} value={address} readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="calendar-acts">
        <Button kind="go" icon="share" onClick={copy}>
          {CALENDAR_ADDRESS_MESSAGES.copy}
        </Button>
        <Button busy={isBusy} onClick={() => ask('renew', renew)}>
          {CALENDAR_ADDRESS_MESSAGES.renew.button}
        </Button>
        <Button kind="end" busy={isBusy} onClick={() => ask('remove', remove)}>
          {CALENDAR_ADDRESS_MESSAGES.remove.button}
        </Button>
      </div>
    </>
  );
};

/** Makes, shows, renews and ends the private address of the calendar. Says what others can read. */
const AddressOnServer = ({ api }: { readonly api: CalendarAddressApi }): React.JSX.Element => {
  const { siteUrl } = useService(APP_CONFIG);
  const { secret, readFailure, failure, isBusy, readAgain, renew, remove } = useCalendarAddress(api);
  return (
    <>
      <p className="quiet">{CALENDAR_ADDRESS_MESSAGES.intro}</p>
      <p>{CALENDAR_ADDRESS_MESSAGES.warning}</p>
      {failure !== null && <FormNote tone="bad">{addressFailureText(failure, secret !== null)}</FormNote>}
      {readFailure !== null && <FailureNote failure={readFailure} what={CALENDAR_ADDRESS_MESSAGES.heading} retry={readAgain} />}
      {readFailure === null && secret === undefined && <p className="faint" role="status">{CALENDAR_ADDRESS_MESSAGES.loading}</p>}
      {secret === null && (
        <Button icon="share" busy={isBusy} onClick={renew}>
          {CALENDAR_ADDRESS_MESSAGES.create}
        </Button>
      )}
      {typeof secret === 'string' && (
        <KnownAddress
          address={`${siteUrl ?? location.origin}/api/calendar.ics?key=${secret}`}
          isBusy={isBusy}
          renew={renew}
          remove={remove}
        />
      )}
    </>
  );
};

/** Renders the section about the private address, or why this site has none. */
export const CalendarAddress = ({ api }: { readonly api: CalendarAddressApi }): React.JSX.Element => {
  const { dataLocation } = useService(APP_CONFIG);
  return (
    <section className="calendar-address" aria-labelledby="calendar-address">
      <SectionHead heading={CALENDAR_ADDRESS_MESSAGES.heading} id="calendar-address" />
      {dataLocation === 'browser' ? <p className="quiet">{CALENDAR_ADDRESS_MESSAGES.inBrowser}</p> : <AddressOnServer api={api} />}
    </section>
  );
};
