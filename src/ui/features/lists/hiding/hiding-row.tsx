import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { HiddenTitles } from '#application/lists/hiding/hidden-titles';
import type { UserId } from '#domain/users/user-id';
import { Switch } from '#ui/design/fields/switch.tsx';
import { HIDING_MESSAGES } from '#ui/messages/catalogue/hiding.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { OwnTitlesFilterRowProps } from '#ui/features/shared/member-controls.tsx';
import { useHidingChoice } from './hiding-choice';
import { useHideOwnTitles } from './use-hide-own-titles';
import './hiding-row.css';

/** Loaded on lists with parameters in their addresses: filters. */
const SaveFilters = lazyOptionalPart<object>(() =>
  import('#ui/features/saved-filters/saved-filters-parts.ts').then((module) => module.SaveFilters));

type Props = OwnTitlesFilterRowProps & { readonly hidden: HiddenTitles; readonly uid: UserId };

/** Renders the switch that hides titles on lists or watched, and how many are hidden. */
export const HideTitles = ({ hidden, uid, ...listed }: Props): React.JSX.Element => {
  const [isOn, choose] = useHidingChoice(uid);
  const count = useHideOwnTitles(hidden, isOn, listed);
  const { pathname, search } = useLocation();
  const toggle = useRef<HTMLInputElement>(null);
  const showAll = (): void => {
    // The button disappears with the hidden titles.
    toggle.current?.focus();
    choose(false);
  };
  return (
    <div className={isOn ? 'hiding on' : 'hiding'}>
      {search !== '' && pathname !== '/search' && <SaveFilters />}
      <Switch ref={toggle} label={HIDING_MESSAGES.switch} checked={isOn} onChange={({ target }) => choose(target.checked)} />
      <p>
        <span className="faint num" role="status">
          {count === 0 ? '' : HIDING_MESSAGES.hidden(count)}
        </span>
        {count === 0 ? null : (
          <button type="button" className="link" onClick={showAll}>
            {HIDING_MESSAGES.show}
          </button>
        )}
      </p>
    </div>
  );
};
