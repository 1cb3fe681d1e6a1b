import { useSyncExternalStore } from 'react';
import { BROWSER_STORAGE } from '#application/service-keys';
import { Icon } from '#ui/design/icons/icon.tsx';
import { useService } from '#ui/services.tsx';
import { FOOTER_MESSAGES } from '#ui/messages/shell.messages.ts';
import { chooseTheme, currentTheme, onThemeChange, type Theme } from '#ui/shell/providers/theme.ts';
import './theme-switch.css';

const dark = (): Theme => 'dark';

/** Renders the switch between the dark and the light theme. */
export const ThemeSwitch = (): React.JSX.Element => {
  const storage = useService(BROWSER_STORAGE);
  const theme = useSyncExternalStore(onThemeChange, currentTheme, dark);
  const isLight = theme === 'light';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isLight}
      className="theme-switch"
      onClick={() => chooseTheme(storage, isLight ? 'dark' : 'light')}
    >
      <Icon name="sun" />
      {FOOTER_MESSAGES.lightTheme}
      <span className="theme-switch-track" aria-hidden="true" />
    </button>
  );
};
