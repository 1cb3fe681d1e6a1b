/** A greeting for the hour of the day (0 to 23). */
export const greeting = (hour: number): string => (hour >= 5 && hour < 12 ? 'Good morning' : hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening');
