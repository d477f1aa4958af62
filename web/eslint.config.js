import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
    {
        ignores: [
            'node_modules',
            'build-harness',
            'build-static',
            'src/wire.ts',
            '**/wire.gen.ts',
            'fixtures',
        ],
    },
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    ...svelte.configs.prettier,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        rules: {
            // Plain maps and sets in local calculations need no reactivity.
            'svelte/prefer-svelte-reactivity': 'off',
            'svelte/no-navigation-without-resolve': 'off',
            // svelte-check, which warns, is the one to know what need not be warned of.
            'svelte/no-unused-svelte-ignore': 'off',
            '@typescript-eslint/no-unused-vars': [
                'error',
                { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
            ],
        },
    },
    {
        // A board is shown at any table: it knows what all of them have, and none of them.
        files: ['src/boards/**', 'src/parts/**'],
        rules: {
            'no-restricted-imports': [
                'error',
                { patterns: ['**/lib/table.svelte', '**/lib/replay.svelte', '**/harness/*'] },
            ],
        },
    },
);
