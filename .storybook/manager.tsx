import { addons, types, useGlobals, useParameter } from 'storybook/manager-api';
import { RESULT_SIZE_TITLES, whyLocked } from './screens/result-size-lock';

const ID = 'marquee/result-size';
const NAME = 'resultSize';

/** Renders the menu "Result size", locked where a choice changes nothing: a menu of `globalTypes` is locked only by stories that set its value. */
const ResultSizeMenu = (): React.JSX.Element => {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const at = useParameter<string | null>('at', null);
  const showsResults = useParameter<boolean>('showsResults', false);
  const reason = whyLocked({ at, showsResults, isSet: NAME in storyGlobals });
  return (
    <select aria-label="Result size" title={reason ?? 'Result size'} disabled={reason !== null} value={String(globals[NAME])} onChange={({ target }) => updateGlobals({ [NAME]: target.value })}>
      {Object.entries(RESULT_SIZE_TITLES).map(([value, title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  );
};

addons.register(ID, () => addons.add(ID, { type: types.TOOL, title: 'Result size', match: ({ viewMode }) => viewMode === 'story', render: () => <ResultSizeMenu /> }));
