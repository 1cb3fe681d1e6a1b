import { iconPaths } from '#ui/design/icons/icon-paths.ts';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const isText = (value: unknown): boolean => typeof value === 'string';
const isNode = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  [value].flat().some((part: unknown) => typeof part === 'object' && part !== null && '$$typeof' in part);

const ICONS = Object.keys(iconPaths);

/**
 * Lists the names of icons. Gives props of type ReactNode a text control if their value is text, and none if it is an element, which a
 * control cannot edit.
 */
export const controlsByType: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries<StrictInputType>(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      if (argType.table?.type?.summary === 'IconName') return [name, { ...argType, control: { type: 'select' }, options: ICONS }];
      if (isNode(value)) return [name, { ...argType, control: { disable: true } }];
      const { type } = argType;
      return isText(value) && (type === undefined || typeof type === 'string' || type.name === 'other')
        ? [name, { ...argType, control: { type: 'text' } }]
        : [name, argType];
    }),
  );
