import { createElement } from 'react';
import { addons, types, useGlobals, useParameter } from 'storybook/manager-api';
import { RESULT_SIZE_TITLES, whyLocked } from './screens/result-size-lock';

const ID = 'marquee/result-size';
const NAME = 'resultSize';
const OPTIONS = Object.entries(RESULT_SIZE_TITLES).map(([value, title]) => createElement('option', { key: value, value }, title));

/**
 * Renders the menu "Result size", locked where a choice changes nothing: a menu of `globalTypes` is locked only by stories that set its
 * value. Written without JSX, because Storybook builds this file with the classic transform.
 */
const ResultSizeMenu = (): React.JSX.Element => {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const at = useParameter<string | null>('at', null);
  const showsResults = useParameter<boolean>('showsResults', false);
  const reason = whyLocked({ at, showsResults, isSet: NAME in storyGlobals });
  const choose = ({ target }: React.ChangeEvent<HTMLSelectElement>): void => updateGlobals({ [NAME]: target.value });
  return createElement(
    'select',
    {
      'aria-label': 'Result size', title: reason ?? 'Result size', disabled: reason !== null,
      value: String(globals[NAME]),
      onChange: choose,
      style: { font: 'inherit', fontSize: 12 },
    },
    OPTIONS,
  );
};

addons.register(ID, () =>
  addons.add(ID, {
    type: types.TOOL, title: 'Result size',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(ResultSizeMenu),
  }),
);
