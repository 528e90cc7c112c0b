import svelte from 'eslint-plugin-svelte';
import prettier from 'eslint-config-prettier';
import globals from 'globals';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
  {
    ignores: ['node_modules', 'public', 'src/net/wire.ts', 'src/games/*/wire.ts', 'tests/fixtures'],
  },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword.typeAnnotation',
          message:
            'What comes from the server has a generated type; do not talk the compiler out of it.',
        },
      ],
      'no-undef': 'off', // the compiler knows better
      'svelte/no-at-html-tags': 'off', // drawings made by our own code; words never go that way
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space at the end of a line
      'svelte/prefer-svelte-reactivity': 'off', // sets are made anew and assigned, never changed in place
    },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
);
