import * as E from 'fp-ts/Either';
import { useState } from 'react';
import type { List } from '#domain/lists/list';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

type Share = Pick<List, 'shareId' | 'sharesNotes'>;

type ListShare = Share & {
  readonly isBusy: boolean;
  /** Why the last request failed; the list is shared as before. */
  readonly failure: Failure | null;
  readonly create: () => void;
  /** Shows the notes to readers, or hides them: at once if the list is shared, else with its link. Does nothing during a request. */
  readonly chooseNotes: (sharesNotes: boolean) => void;
};

/**
 * Returns how a list is shared, and the requests that change it. A choice shows at once and is taken back if its request fails. Nothing can
 * be chosen during a request: after it, `sharesNotes` is what readers see, or may see.
 */
export const useListShare = (list: Share, share: (sharesNotes: boolean) => Answer<string>): ListShare => {
  const [stored, setStored] = useState<Share>(list);
  const [chosen, setChosen] = useState(list.sharesNotes);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (sharesNotes: boolean): Promise<void> => {
    if (isBusy) return;
    setChosen(sharesNotes);
    setBusy(true);
    setFailure(null);
    const answer = await share(sharesNotes)();
    setBusy(false);
    if (E.isRight(answer)) {
      setStored({ shareId: answer.right, sharesNotes });
      setChosen(sharesNotes);
    } else {
      setFailure(answer.left);
      // Without an answer, readers may see the notes already: the member can hide them.
      const mayShow = stored.sharesNotes || (sharesNotes && ['unavailable', 'offline'].includes(answer.left._tag));
      if (stored.shareId === null) return;
      setStored({ ...stored, sharesNotes: mayShow });
      setChosen(mayShow);
    }
  };
  return {
    shareId: stored.shareId, sharesNotes: chosen, isBusy, failure,
    create: () => void send(chosen),
    chooseNotes: (sharesNotes) => {
      if (stored.shareId !== null) void send(sharesNotes);
      else if (!isBusy) setChosen(sharesNotes);
    },
  };
};
