type Field = HTMLInputElement | HTMLTextAreaElement;

/** Time in ms after which fields that the new page lacks are given up. */
const GIVE_UP_MS = 5000;

/** Returns the named fields of a page. A name and its occurrence identify a field before and after the replacement. */
const fieldsOf = (container: HTMLElement): ReadonlyMap<string, Field> => {
  const counts = new Map<string, number>();
  return new Map(
    [...container.querySelectorAll<Field>('input[name], textarea[name]')].map((field) => {
      const count = (counts.get(field.name) ?? 0) + 1;
      counts.set(field.name, count);
      return [`${field.name} ${count}`, field];
    }),
  );
};

/** Enters a text as a person would, so that React handles the event. */
const enter = (field: Field, text: string): void => {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Keeps what a person has entered into a prerendered page until the app's own page replaces it: texts, focus and caret. A removed field
 * still has its text and selection, also of letters that were typed until the last moment.
 */
export const preserveFieldInput = (container: HTMLElement): void => {
  const missing = new Map(fieldsOf(container));
  const active = (): Field | null => [...missing.values()].find((field) => field === document.activeElement) ?? null;
  let focused = active();
  // After the replacement the focus moves without the person: a removal moves it to the body, and a new field can take it.
  const onFocus = (): void => {
    if ([...missing.values()].every(({ isConnected }) => isConnected)) focused = active();
  };
  const onBlur = (): void => queueMicrotask(onFocus);
  const restore = (before: Field, after: Field): void => {
    if (before.value !== after.value && before.value !== before.defaultValue) enter(after, before.value);
    if (before !== focused || ![document.body, after].includes(document.activeElement as HTMLElement)) return;
    after.focus({ preventScroll: true });
    // Fields without a caret, such as e-mail addresses, have no selection.
    if (before.selectionStart !== null) after.setSelectionRange(before.selectionStart, before.selectionEnd);
  };
  const observer = new MutationObserver(() => {
    const present = fieldsOf(container);
    for (const [key, before] of missing) {
      const after = present.get(key);
      if (before.isConnected || after === undefined) continue;
      missing.delete(key);
      restore(before, after);
    }
    if (missing.size === 0) stop();
  });
  const stop = (): void => {
    observer.disconnect();
    container.removeEventListener('focusin', onFocus);
    container.removeEventListener('focusout', onBlur);
  };
  observer.observe(container, { childList: true, subtree: true });
  container.addEventListener('focusin', onFocus);
  container.addEventListener('focusout', onBlur);
  setTimeout(stop, GIVE_UP_MS);
};
