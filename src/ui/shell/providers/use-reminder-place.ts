import * as E from 'fp-ts/Either';
import { useEffect } from 'react';
import { BROWSER_STORAGE, MEMBER_LISTS_LOADER, SITE_WORKER } from '#application/service-keys';
import { useMember } from '#ui/hooks/use-member.ts';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { useToday } from '#ui/hooks/use-today.ts';
import { useService } from '#ui/services.tsx';

/** Wait in ms after the lists are open: the page that the member looks at comes first. */
const SEND_AFTER_MS = 4000;

/** Tells the server where the member is, on any page and once a day, if this device has reminders: quiet hours follow a journey. */
export const useReminderPlace = (): void => {
  const [open, storage] = [useService(SITE_WORKER), useService(BROWSER_STORAGE)];
  const lists = useObservableValue(useService(MEMBER_LISTS_LOADER).current$);
  // Undefined while the profile is unknown.
  const region = useMember()?.profile?.settings.region;
  const today = useToday();
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
      await sendReminderPlace({ uid, reminders, storage, push: push.right, signal: controller.signal, today }, { timeZone, region })();
    };
    const controller = new AbortController();
    const timer = setTimeout(() => void send().catch(() => undefined), SEND_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [lists, open, region, storage, today]);
};
