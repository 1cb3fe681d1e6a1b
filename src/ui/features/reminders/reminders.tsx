import type { ReactNode } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { APP_CONFIG } from '#application/service-keys';
import { MAX_DEVICES, MAX_FOR_SERVICES } from '#domain/reminders/push-device';
import { FIRST_HOUR, LAST_HOUR } from '#domain/reminders/quiet-hours';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { Switch } from '#ui/design/fields/switch.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { countryName } from '#ui/messages/format/format.ts';
import { REMINDERS_MESSAGES, reminderFailureText } from '#ui/messages/history/reminders.messages.ts';
import { useService } from '#ui/services.tsx';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { useReminders, type RemindersControl } from './use-reminders';
import './reminders.css';

/** Renders a section with its heading. */
type SectionComponent = (props: { readonly children: ReactNode }) => React.JSX.Element;

/** Returns whether the browser shows buttons in notifications. Safari and Firefox show none. */
const hasNotificationButtons = (): boolean => ((Notification as { readonly maxActions?: number }).maxActions ?? 0) > 0;

/** Renders the switch of this device, or why there is none. */
const ThisDevice = ({ known, isBusy, turnOn, turnOff }: RemindersControl): React.JSX.Element | null => {
  if (known === undefined) return null;
  if (known.permission === 'unsupported') return <p className="quiet">{REMINDERS_MESSAGES.unsupported}</p>;
  if (known.permission === 'denied') return <p className="quiet">{REMINDERS_MESSAGES.denied}</p>;
  return (
    <>
      <Switch
        label={REMINDERS_MESSAGES.switchLabel}
        checked={known.isHere}
        aria-disabled={isBusy}
        onChange={isBusy ? () => undefined : known.isHere ? turnOff : turnOn}
      />
      <p className="faint">
        {known.isHere && known.isNew && known.others === 0 && `${REMINDERS_MESSAGES.begins} `}
        {known.isHere ? REMINDERS_MESSAGES.ends(hasNotificationButtons()) : REMINDERS_MESSAGES.limit(MAX_DEVICES)}
      </p>
    </>
  );
};

type PartProps = { readonly Section: SectionComponent };

const RemindersOnServer = ({ lists, Section }: PartProps & { readonly lists: ListUseCases }): React.JSX.Element | null => {
  const profile = useMember()?.profile ?? null;
  const region = profile?.settings.region ?? null;
  // The text of streaming services begins with their region: `DE-8-337`.
  const [servicesRegion = null] = profile?.services?.split('-') ?? [];
  const control = useReminders(lists, region);
  const { known, readFailure, failure, isBusy, readAgain, turnAllOff } = control;
  // A site without keys for push services has nothing to offer.
  if (known?.publicKey === null) return null;
  return (
    <Section>
      <div className="reminders">
        <p className="quiet">
          {REMINDERS_MESSAGES.intro(FIRST_HOUR, LAST_HOUR)}{' '}
          {servicesRegion !== null
            ? REMINDERS_MESSAGES.ofServices(MAX_FOR_SERVICES, countryName(servicesRegion))
            : region === null
              ? REMINDERS_MESSAGES.noRegion
              : REMINDERS_MESSAGES.streaming(countryName(region))}
        </p>
        {readFailure !== null && <FailureNote failure={readFailure} what={REMINDERS_MESSAGES.heading} retry={readAgain} />}
        {readFailure === null && known === undefined && <p className="faint" role="status">{REMINDERS_MESSAGES.loading}</p>}
        <ThisDevice {...control} />
        {known !== undefined && known.others > 0 && (
          <div className="reminders-others">
            <p>{REMINDERS_MESSAGES.others(known.others)}</p>
            <Button ref={moveFocusOnRemoval} small busy={isBusy} onClick={turnAllOff}>
              {REMINDERS_MESSAGES.endAll}
            </Button>
          </div>
        )}
        {failure !== null && <FormNote tone="bad">{reminderFailureText(failure)}</FormNote>}
      </div>
    </Section>
  );
};

/**
 * Renders the section about reminders: on and off for this device, and off for all others. Says why this device or site has none; renders
 * nothing on a site that sends none.
 */
export const Reminders = ({ Section }: PartProps): React.JSX.Element | null => {
  const { dataLocation } = useService(APP_CONFIG);
  const lists = useListUseCases();
  if (dataLocation === 'browser') return <Section><p className="quiet">{REMINDERS_MESSAGES.inBrowser}</p></Section>;
  return lists === null ? null : <RemindersOnServer key={lists.uid} lists={lists} Section={Section} />;
};
