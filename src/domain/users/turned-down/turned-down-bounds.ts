/** Most titles that are not for a person, also of visitors; the oldest go first. `firestore.rules` repeats the number. */
export const MAX_TURNED_DOWN = 500;
