import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import type { CalendarAddressApi } from '#domain/calendar/calendar-address-api';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { toast } from '#ui/design/toasts/toast.ts';
import { CALENDAR_ADDRESS_MESSAGES } from '#ui/messages/history/calendar-address.messages.ts';

export type CalendarAddressState = {
  /** Undefined until it is known; null without an address. */
  readonly secret: string | null | undefined;
  /** Why the address could not be read. */
  readonly readFailure: Failure | null;
  /** Why the last act failed; the address stays as it was. */
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  readonly readAgain: () => void;
  readonly renew: () => void;
  readonly remove: () => void;
};

type Known = Pick<CalendarAddressState, 'secret' | 'readFailure' | 'failure' | 'isBusy'>;
const UNKNOWN: Known = { secret: undefined, readFailure: null, failure: null, isBusy: false };

/** Reads the private address of the calendar, makes a new one and ends it. */
export const useCalendarAddress = (api: CalendarAddressApi): CalendarAddressState => {
  const [known, setKnown] = useState(UNKNOWN);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void api.getCalendarAddress()().then((answer) => {
      if (isCurrent) setKnown(E.isRight(answer) ? { ...UNKNOWN, secret: answer.right } : { ...UNKNOWN, readFailure: answer.left });
    });
    return () => {
      isCurrent = false;
    };
  }, [api, attempt]);
  const act = async (answer: Answer<string | null>, text: string): Promise<void> => {
    setKnown((before) => ({ ...before, isBusy: true, failure: null }));
    const done = await answer();
    setKnown((before) =>
      E.isRight(done) ? { ...UNKNOWN, secret: done.right } : { ...before, isBusy: false, failure: done.left });
    if (E.isRight(done)) toast({ id: 'calendar-address', text, tone: 'good' });
  };
  return {
    ...known,
    readAgain: () => {
      setKnown(UNKNOWN);
      setAttempt((count) => count + 1);
    },
    renew: () => void act(api.renewCalendarAddress(), CALENDAR_ADDRESS_MESSAGES.made),
    remove: () => void act(async () => E.map(() => null)(await api.removeCalendarAddress()()), CALENDAR_ADDRESS_MESSAGES.ended),
  };
};
