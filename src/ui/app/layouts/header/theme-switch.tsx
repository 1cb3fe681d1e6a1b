import { useSyncExternalStore } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import { FOOTER } from '../../../messages/shell.messages';
import { chooseTheme, currentTheme, onThemeChange, type Theme } from '../../providers/theme';
import './theme-switch.css';

const dark = (): Theme => 'dark';

/** Renders the switch between the dark and the light theme. */
export const ThemeSwitch = (): React.JSX.Element => {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, dark);
  const isLight = theme === 'light';
  return (
    <button type="button" role="switch" aria-checked={isLight} className="theme-switch" onClick={() => chooseTheme(isLight ? 'dark' : 'light')}>
      <Icon name="sun" />
      {FOOTER.lightTheme}
      <span className="theme-switch-track" aria-hidden="true" />
    </button>
  );
};
