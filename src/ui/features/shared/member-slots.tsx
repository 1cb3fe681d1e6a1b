import { createContext, useContext, type ComponentType } from 'react';
import type { Title } from '#domain/catalogue/title';

/** What members see in addition; the lazily loaded members' part provides it. */
export type MemberSlots = {
  /** Buttons over the poster of a card. */
  readonly Card: ComponentType<{ readonly title: Title }>;
  /** Buttons of a title's page. `imdbID` is null until the details are loaded, and if unknown. */
  readonly Page: ComponentType<{ readonly title: Title; readonly imdbID: string | null }>;
};

/** Null for visitors and until the members' part is loaded. */
export const MemberSlotsContext = createContext<MemberSlots | null>(null);

/** Renders the member's buttons of a card; nothing for visitors. */
export const CardSlot = ({ title }: { readonly title: Title }): React.JSX.Element | null => {
  const slots = useContext(MemberSlotsContext);
  return slots === null ? null : <slots.Card title={title} />;
};
