import * as E from 'fp-ts/Either';
import { useRef, useState } from 'react';
import { parseTitleSettings, resolveTitleSettings, TITLE_SETTINGS_KEY } from '#application/profile/title-settings';
import { VISITOR_SERVICES_KEY } from '#application/profile/visitor-data';
import { BROWSER_STORAGE, CATALOGUE, PROFILE_USE_CASES } from '#application/service-keys';
import { parseServices, type ChosenServices, type StreamingService } from '#domain/catalogue/services/streaming-services';
import { toast } from '#ui/design/toasts/toast.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { useStoredText } from '#ui/hooks/use-stored-text.ts';
import { failureMessage } from '#ui/messages/failure.messages.ts';
import { useQuery, type QueryResult } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';

export type ServiceChoice = {
  /** The chosen services as text, see `formatServices`; null for none. */
  readonly text: string | null;
  readonly chosen: ChosenServices | null;
  /** ISO 3166-1: of the chosen services, else where this person watches. */
  readonly region: string;
  /**
   * Replaces the choice: a member's in the profile, a visitor's in this browser. Applies at once; a failure is shown and taken back.
   * @param onFailed called then, unless another choice has followed.
   */
  readonly choose: (text: string | null, onFailed?: () => void) => void;
  /** False if the member's profile could not be read: a choice would replace services that are not shown. */
  readonly isKnown: boolean;
  readonly isMember: boolean;
};

/** Returns the streaming services that a person has chosen, and the function that changes them. */
export const useServiceChoice = (): ServiceChoice => {
  const storage = useService(BROWSER_STORAGE);
  const profiles = useService(PROFILE_USE_CASES);
  const member = useMember();
  const [kept, keep] = useStoredText(VISITOR_SERVICES_KEY);
  const [unsaved, setUnsaved] = useState<{ readonly text: string | null } | null>(null);
  // One save after another: the backend may apply concurrent ones in any order.
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const stored = member === null ? kept : (member.profile?.services ?? null);
  if (unsaved !== null && unsaved.text === stored) setUnsaved(null);
  const text = unsaved === null ? stored : unsaved.text;
  const chosen = parseServices(text);
  const latest = useRef<object | null>(null);
  const choose = (next: string | null, onFailed?: () => void): void => {
    if (member === null) return keep(next);
    const change = { text: next };
    setUnsaved(change);
    latest.current = change;
    saving.current = saving.current.then(profiles.saveProfile(member.uid, { services: next })).then((answer) => {
      if (E.isRight(answer)) return;
      setUnsaved((current) => (current === change ? null : current));
      if (latest.current === change) onFailed?.();
      toast({ text: failureMessage(answer.left).sentence, tone: 'bad' });
    });
  };
  const usual = resolveTitleSettings(parseTitleSettings(storage.local.get(TITLE_SETTINGS_KEY)), navigator.language).region;
  return {
    text: chosen === null ? null : text, chosen, region: chosen?.region ?? usual, choose, isMember: member !== null,
    isKnown: member === null || member.profile !== null,
  };
};

/** Queries the services of a region; pending on a catalogue without services. @param region ISO 3166-1. */
export const useServicesOf = (region: string): QueryResult<ReadonlyArray<StreamingService>> => {
  const catalogue = useService(CATALOGUE);
  return useQuery(catalogue.getServices === undefined ? null
    : { key: `services ${region}`, fetch: (signal) => catalogue.getServices?.(region, signal) ?? (() => Promise.resolve(E.right([]))) });
};
