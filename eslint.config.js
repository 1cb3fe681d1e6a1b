import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { tooNew } from './scripts/lint/too-new.mjs';

const noA11yWeakening = {
  selector: 'Property[key.name="a11y"], Property[key.value="a11y"]',
  message: 'No story weakens the accessibility check: fix the screen instead.',
};

const lightFpTs = {
  patterns: [
    {
      regex: '^fp-ts/(?!(?:function|Either|Option|TaskEither|ReadonlyArray|Eq|Ord)$)',
      message: 'Light fp-ts: function, Either, Option, TaskEither, ReadonlyArray (Eq and Ord where needed).',
    },
  ],
};

const noParentFolder = { regex: '^(?:\\.\\./)+(?!\\.\\./|catalogue/|scripts/|operator/)',
  message: 'Import files of other folders by their layer: #domain/…, #application/…, #adapters/…, #ui/….' };
const checkOnce = { name: 'storybook/test', importNames: ['expect', 'waitFor'],
  message: 'Import them from #storybook/story-expect.ts, which repeats checks of elements.' };

// Vite's preload helper loads a chunk's style sheets outside of the calls of `then` that directly follow its `import()`.
const importThen = { selector: 'CallExpression[callee.property.name="then"][arguments.length=2][callee.object.type="ImportExpression"]',
  message: 'Handle a failed import() with catch(): a second argument of then() misses failed style sheets.' };
const STORAGE_MESSAGE = 'Only adapters in src/adapters/browser use the storage of the browser.';
const storageNames = ['localStorage', 'sessionStorage'];
const storageProperties = ['window', 'globalThis', 'self'].flatMap((object) =>
  storageNames.map((property) => ({ object, property, message: STORAGE_MESSAGE })));

/** ESLint's own rules for plain JavaScript, which the TypeScript compiler does not check. */
const javascriptRules = Object.fromEntries([
  'array-callback-return', 'constructor-super', 'for-direction', 'getter-return', 'no-async-promise-executor', 'no-class-assign',
    'no-compare-neg-zero', 'no-cond-assign',
  'no-const-assign', 'no-constant-binary-expression', 'no-constant-condition', 'no-control-regex', 'no-debugger', 'no-delete-var',
    'no-dupe-args', 'no-dupe-class-members',
  'no-dupe-else-if', 'no-dupe-keys', 'no-duplicate-case', 'no-empty', 'no-empty-character-class', 'no-empty-pattern', 'no-ex-assign',
    'no-extra-boolean-cast', 'no-fallthrough',
  'no-func-assign', 'no-global-assign', 'no-import-assign', 'no-invalid-regexp', 'no-irregular-whitespace', 'no-loss-of-precision',
    'no-misleading-character-class',
  'no-new-native-nonconstructor', 'no-obj-calls', 'no-octal', 'no-prototype-builtins', 'no-redeclare', 'no-regex-spaces', 'no-self-assign',
    'no-setter-return',
  'no-shadow-restricted-names', 'no-sparse-arrays', 'no-this-before-super', 'no-undef', 'no-unexpected-multiline', 'no-unreachable',
    'no-unsafe-finally', 'no-unsafe-negation',
  'no-unsafe-optional-chaining', 'no-unused-labels', 'no-useless-assignment', 'no-useless-backreference', 'no-useless-catch',
    'no-useless-escape', 'no-with', 'preserve-caught-error',
  'require-yield', 'use-isnan', 'valid-typeof',
].map((rule) => [rule, 'error']));

const readonlyGlobals = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

// The rules that need types are in `.oxlintrc.json`.
export default tseslint.config(
  { ignores: ['dist*/', 'storybook-static/', 'node_modules/', 'public/catalogue/', 'coverage/', 'functions/lib/', '.cache/',
    'test-results/', 'playwright-report/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true, allowAsThisParameter: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      'no-restricted-imports': ['error', lightFpTs],
      'max-lines': ['error', { max: 150, skipBlankLines: false, skipComments: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.strict],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...javascriptRules,
      'no-console': 'error',
      'max-lines': ['error', { max: 150, skipBlankLines: false, skipComments: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // As the TypeScript compiler does: trailing parameters may be omitted, and caught errors may be unused.
      '@typescript-eslint/no-unused-vars': ['error', { args: 'after-used', caughtErrors: 'none' }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: readonlyGlobals('AbortSignal', 'Buffer', 'URL', 'URLSearchParams', 'clearInterval', 'clearTimeout',
      'console', 'fetch', 'performance', 'process', 'setInterval', 'setTimeout') },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: readonlyGlobals('module', 'require') },
    rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['src/*/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': ['error', { patterns: [...lightFpTs.patterns, noParentFolder] }] } },
  {
    files: ['src/domain/**/*.ts', 'src/application/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.contract.ts', '**/*-machine.ts', '**/*-machine-setup.ts', '**/*.fixture.ts'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'error' },
  },
  {
    files: ['src/**/*.tsx', 'src/ui/**/*.ts', '.storybook/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.contract.ts', '**/*.fixture.ts', '**/*.stories.tsx'],
    rules: { 'no-restricted-properties': ['error', ...tooNew.properties, ...storageProperties],
      'no-restricted-syntax': ['error', ...tooNew.syntax, importThen] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/adapters/browser/**', '**/*.test.{ts,tsx}', '**/*.contract.ts', '**/*.stories.tsx'],
    rules: { 'no-restricted-globals': ['error', ...storageNames.map((name) => ({ name, message: STORAGE_MESSAGE }))] },
  },
  // Scripts of documents read the storage before the app has loaded. The types of Node, which the compiler has, are no browser's.
  {
    files: ['src/start/{document,tmdb}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-globals': ['error', 'process', 'Buffer', 'global', 'require'] },
  },
  { files: ['**/*.stories.tsx', '**/*.fixture.{ts,tsx}', '.storybook/**'], ignores: ['**/story-expect.ts'],
    rules: { 'no-restricted-imports': ['error', { ...lightFpTs, paths: [checkOnce] }] } },
  {
    files: ['**/*.stories.tsx', '.storybook/**'],
    rules: { 'no-restricted-syntax': ['error', noA11yWeakening], '@typescript-eslint/no-unsafe-type-assertion': 'off' },
  },
  // The only file that configures accessibility checks of stories: violations are errors.
  { files: ['.storybook/preview.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  // Command-line output and the browser log.
  { files: ['src/adapters/browser/console-log.ts', 'scripts/**', 'bench/**', 'catalogue/build*.ts', 'catalogue/builders/**',
    'tests/**/server/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.test.{ts,tsx}', '**/*.contract.ts', '**/*.stories.tsx', 'tests/**'], rules: { 'max-lines': ['error', { max: 250 }] } },
);
