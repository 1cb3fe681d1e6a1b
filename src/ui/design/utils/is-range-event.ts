import type { SyntheticEvent } from 'react';

/** Returns whether Shift was held at a click, or at the Space key that caused a click: the choice concerns a range. */
export const isRangeEvent = ({ nativeEvent }: SyntheticEvent): boolean => 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
