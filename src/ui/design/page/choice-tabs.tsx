import { useRef, type KeyboardEvent } from 'react';
import type { Choice, ChoiceProps } from '#ui/design/utils/choice.ts';
import { tabTarget } from './tab-target';
import './tabs.css';

export interface ChoiceTabsProps<V extends string> extends ChoiceProps<V> {
  readonly tabs: ReadonlyArray<Choice<V>>;
  /** The id of what the chosen tab shows. */
  readonly panel: string;
}

/** Tabs within a page or a modal: one choice of few, the chosen one lit by bulbs; arrow keys move. */
export const ChoiceTabs = <V extends string>({ label, tabs, value, onChange, panel }: ChoiceTabsProps<V>) => {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const to = tabTarget(event, tabs.findIndex((tab) => tab.value === value), tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (to === null || next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div ref={list} className="tabs flush" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panel}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
};
