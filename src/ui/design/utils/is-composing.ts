/** Key code of every key that an input method handles. */
const HANDLED_BY_INPUT_METHOD = 229;

type KeyEvent = { readonly nativeEvent: { readonly isComposing: boolean; readonly keyCode: number } };

/**
 * Returns whether a key belongs to a composition, of Japanese text for instance. Safari ends the composition before the key event of Enter,
 * which then has `isComposing` false and this key code.
 * @see https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposing = ({ nativeEvent }: KeyEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === HANDLED_BY_INPUT_METHOD;
