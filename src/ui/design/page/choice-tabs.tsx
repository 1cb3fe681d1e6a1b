import { useRef, type KeyboardEvent } from 'react';
import type { Choice, ChoiceProps } from '#ui/design/utils/choice.ts';
import { tabIndexForKey } from './tab-index-for-key';
import './link-tabs.css';

export interface ChoiceTabsProps<V extends string> extends ChoiceProps<V> {
  readonly tabs: ReadonlyArray<Choice<V>>;
  /** Id of the tab panel. */
  readonly panel: string;
}

/** Renders tabs within a page or a modal; bulbs mark the selected tab, the arrow keys move the selection. */
export const ChoiceTabs = <V extends string>({ label, tabs, value, onChange, panel }: ChoiceTabsProps<V>) => {
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const nextIndex = tabIndexForKey(event, tabs.findIndex((tab) => tab.value === value), tabs.length);
    const nextTab = nextIndex === null ? undefined : tabs[nextIndex];
    if (nextIndex === null || nextTab === undefined) return;
    event.preventDefault();
    onChange(nextTab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[nextIndex]?.focus();
  };
  return (
    <div ref={list} className="tabs flush" role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
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
