/** Passes the whole event to a guard or an action as its `params`, so that their events are typed. */
export function eventAsParams<TEvent>({ event }: { readonly event: TEvent }): TEvent {
  return event;
}
