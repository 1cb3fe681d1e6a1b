import type { StorybookConfig } from '@storybook/react-vite';
import type { InlineConfig, Plugin, PluginOption } from 'vite';

/** Files whose components have a docs page. */
const DOCUMENTED = /\/src\/ui\/design\/.*\.tsx$/;
const withFilter = (plugin: PluginOption): PluginOption => {
  const { name, transform } = (plugin ?? {}) as Partial<Plugin>;
  if (name !== 'storybook:react-docgen-plugin' || typeof transform !== 'function') return plugin;
  return { ...(plugin as Plugin), transform: { filter: { id: DOCUMENTED }, handler: transform } };
};

/** Limits the extraction of props and docstrings to the design system, because it parses every file and its imports. */
const limitDocgen = (config: InlineConfig): InlineConfig => ({
  ...config,
  plugins: (config.plugins ?? []).map(withFilter),
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./start.mdx', './screens/screens.mdx', '../src/**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The tests of Vitest render stories only and need no documentation.
  typescript: { reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen' : false },
  viteFinal: limitDocgen,
};

export default config;
