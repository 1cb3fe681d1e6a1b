import * as E from 'fp-ts/Either';
import { useEffect } from 'react';
import { BROWSER_STORAGE, CLOCK, MEMBER_LISTS_LOADER, SITE_WORKER } from '#application/service-keys';
import { calendarDay } from '#domain/shared/dates';
import { useMember } from '#ui/hooks/use-member.ts';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { useService } from '#ui/services.tsx';

/** Wait in ms after the lists are open and the page is seen: what the member looks at comes first. */
const SEND_AFTER_MS = 4000;

/**
 * Tells the server where the member is, on any page and once a day, if this device has reminders: quiet hours follow a journey. A page that
 * nobody looks at says nothing, because the member may be elsewhere.
 */
export const useReminderPlace = (): void => {
  const [open, storage, clock] = [useService(SITE_WORKER), useService(BROWSER_STORAGE), useService(CLOCK)];
  const lists = useObservableValue(useService(MEMBER_LISTS_LOADER).current$);
  // Undefined while the profile is unknown.
  const region = useMember()?.profile?.settings.region;
  useEffect(() => {
    if (lists === null || open === null || region === undefined) return undefined;
    const send = async (): Promise<void> => {
      if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
      const worker = await open();
      const push = E.isRight(worker) ? await worker.right.push() : worker;
      if (E.isLeft(push)) return;
      const { sendReminderPlace } = await import('#application/reminders/send-reminder-place');
      const { uid, reminders } = lists;
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const [{ signal }, today] = [controller, calendarDay(clock.now())];
      await sendReminderPlace({ uid, reminders, storage, push: push.right, signal, today }, { timeZone, region })();
    };
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sendLater = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => void send().catch(() => undefined), SEND_AFTER_MS);
    };
    sendLater();
    document.addEventListener('visibilitychange', sendLater, { signal: controller.signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [lists, open, region, storage, clock]);
};
