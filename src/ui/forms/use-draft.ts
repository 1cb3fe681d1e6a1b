import { useEffect, useRef } from 'react';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { FormMachineSnapshot } from '#application/shell/form-machine';
import { useService } from '#ui/services.tsx';
import { saveDraft, getDraft } from './drafts';

type DraftForm<Values extends object> = {
  readonly form: FormMachineSnapshot<Values>;
  /** Must be a stable function. */
  readonly change: (values: Partial<Values>) => void;
};

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Stores the values of a form as a draft of its owner, so that they survive a reload and an expired session. Submitting deletes it.
 * @param name the form's name. @param owner the member's id; null for a visitor. @param fields the fields to store: never a password.
 */
export const useDraft = <Values extends object>(
  name: string, owner: string | null,
  { form, change }: DraftForm<Values>,
  fields: ReadonlyArray<keyof Values & string>,
): void => {
  const storage = useService(BROWSER_STORAGE);
  const { initial, values } = form.context;
  const isSubmitted = form.matches('submitted');
  const fieldList = fields.join();
  // True if a draft is stored; values that are changed back to the initial ones delete the draft.
  const hasDraft = useRef(false);

  useEffect(() => {
    const changed = fieldList.split(',').flatMap((field): ReadonlyArray<readonly [string, string]> => {
      const value: unknown = values[field as keyof Values];
      return isText(value) && value !== initial[field as keyof Values] ? [[field, value]] : [];
    });
    const isDraft = !isSubmitted && changed.length > 0;
    if (isDraft || isSubmitted || hasDraft.current) saveDraft(storage, name, owner, isDraft ? Object.fromEntries(changed) : null);
    hasDraft.current = isDraft;
  }, [initial, isSubmitted, name, owner, storage, values, fieldList]);
  // After the effect above: on mount there is nothing to store before the draft is restored.
  useEffect(() => {
    const draft = getDraft(storage, name, owner);
    if (draft === null) return;
    hasDraft.current = true;
    const restored = Object.fromEntries(
      fieldList.split(',').flatMap((field) => (draft[field] === undefined ? [] : [[field, draft[field]]])),
    );
    change(restored as Partial<Values>);
  }, [change, name, owner, storage, fieldList]);
};
