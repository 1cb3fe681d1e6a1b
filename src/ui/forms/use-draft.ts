import { useEffect, useRef } from 'react';
import type { FormSnapshot } from '#application/shell/form-machine';
import { saveDraft, getDraft } from './drafts';

type Writing<Values extends object> = {
  readonly form: FormSnapshot<Values>;
  /** The same function for as long as the form lives. */
  readonly change: (values: Partial<Values>) => void;
};

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Lets what is typed survive a reload and a session that ends: it is kept in this tab for its owner, until it is sent.
 * @param name the form's. @param owner the member's id; null on a visitor's page. @param fields which to keep: never a password.
 */
export const useDraft = <Values extends object>(name: string, owner: string | null, { form, change }: Writing<Values>, fields: ReadonlyArray<keyof Values & string>): void => {
  const { initial, values } = form.context;
  const isSent = form.matches('submitted');
  const which = fields.join();
  // Whether there is one, recalled or written: what was typed and taken back leaves none.
  const isThere = useRef(false);

  useEffect(() => {
    const kept = which.split(',').flatMap((field): ReadonlyArray<readonly [string, string]> => {
      const value: unknown = values[field as keyof Values];
      return isText(value) && value !== initial[field as keyof Values] ? [[field, value]] : [];
    });
    const isDraft = !isSent && kept.length > 0;
    if (isDraft || isSent || isThere.current) saveDraft(name, owner, isDraft ? Object.fromEntries(kept) : null);
    isThere.current = isDraft;
  }, [initial, isSent, name, owner, values, which]);
  // After the other: before it is recalled there is nothing to keep.
  useEffect(() => {
    const draft = getDraft(name, owner);
    if (draft === null) return;
    isThere.current = true;
    const known = Object.fromEntries(which.split(',').flatMap((field) => (draft[field] === undefined ? [] : [[field, draft[field]]])));
    change(known as Partial<Values>);
  }, [change, name, owner, which]);
};
