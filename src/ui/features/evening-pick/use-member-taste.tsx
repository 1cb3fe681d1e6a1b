import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MemberTaste, TasteQuestion } from '#application/evening-pick/read-member-taste';
import { isSignedIn, type SignedIn } from '#domain/users/session';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { useSession } from '#ui/shell/providers/session-provider.tsx';
import type { MemberTasteProps } from './member-taste-props';

/** Renders in place of the part whose code could not be loaded. */
const UnknownTaste = ({ question, onTaste }: MemberTasteProps): null => {
  useEffect(() => onTaste(question, null), [question, onTaste]);
  return null;
};

/** Loaded when a member asks for a title. */
const LazyReader = lazyOptionalPart<MemberTasteProps>(
  () => import('./member-taste-reader').then((module) => module.MemberTasteReader), UnknownTaste, () => null,
);

export type EveningPerson = {
  /** Null for visitors and while it is unknown who is there. */
  readonly member: SignedIn | null;
  /**
   * `waiting` until it is known who is there and, of a member, what is known of the taste; `unknown` if it could not be read; null for
   * visitors.
   */
  readonly taste: MemberTaste | 'waiting' | 'unknown' | null;
  /** Reads the taste; the page renders it anywhere. */
  readonly reader: React.JSX.Element | null;
};

/**
 * Returns who asks for a title, and what is known of a member's taste. @param question null until the titles are loaded. @param shown item
 * key of the title that is shown, if any.
 */
export const useMemberTaste = (question: TasteQuestion | null, shown: string | null = null): EveningPerson => {
  const { session, loading, isSessionExpected } = useSession();
  const member = isSignedIn(session) ? session : null;
  const [known, setKnown] = useState<{ readonly question: TasteQuestion; readonly taste: MemberTaste | null } | null>(null);
  const onTaste = useCallback((answered: TasteQuestion, read: MemberTaste | null) => setKnown({ question: answered, taste: read }), []);
  const reader = useMemo(
    () => (member === null || question === null ? null
      : <LazyReader question={question} member={member} shown={shown} onTaste={onTaste} />),
    [member, question, shown, onTaste],
  );
  const isWaiting = member === null ? loading && isSessionExpected : known === null || known.question !== question;
  return { member, taste: isWaiting ? 'waiting' : member === null ? null : (known?.taste ?? 'unknown'), reader };
};
