import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** The folders that each folder may import from besides itself; docs/decisions/0003-import-directions.md has the reasons. */
const MAY_IMPORT = {
  'src/content-model': ['src/routes'],
  'src/analytics': ['src/components', 'src/routes'],
  'src/brand': ['src/content-model', 'src/encoding'],
  'src/encoding': [],
  'src/locale': [],
  'src/routes': [],
  'src/styles': [],
  'src/illustrations': ['src/brand', 'src/encoding'],
  'src/deferred-start': ['src/routes'],
  'src/components': ['src/illustrations', 'src/styles'],
  'src/dev-overlay': ['src/components', 'src/routes', 'src/styles'],
  'src/structured-data': ['src/content-model', 'src/encoding', 'src/locale', 'src/routes'],
  'src/layout': ['src/analytics', 'src/components', 'src/deferred-start', 'src/routes', 'src/styles'],
  'src/consultation-form': [
    'src/analytics',
    'src/components',
    'src/deferred-start',
    'src/layout',
    'src/routes',
    'src/styles',
  ],
  'src/consultation-api': ['src/consultation-form', 'src/encoding', 'src/routes'],
  // Each of its files handles its own route.
  'src/api': ['src/consultation-api'],
  'src/sections': [
    'src/components',
    'src/consultation-form',
    'src/content-model',
    'src/layout',
    'src/routes',
    'src/styles',
  ],
  'src/pages': ['src/consultation-form', 'src/deferred-start', 'src/layout', 'src/routes', 'src/sections'],
  'src/templates': ['src/layout', 'src/routes', 'src/sections'],
  // Exists only in development, so nothing else may import it.
  'src/style-guide': ['src/components', 'src/content-model'],
  admin: ['src/content-model', 'src/routes', 'tools/content'],
  gatsby: [
    'admin',
    'src/brand',
    'src/content-model',
    'src/deferred-start',
    'src/encoding',
    'src/illustrations',
    'src/locale',
    'src/routes',
    'src/structured-data',
    'tools/content',
  ],
  'tools/browser': [],
  'tools/content': ['src/brand', 'src/content-model', 'src/locale', 'src/routes'],
  'tools/preview-report': ['src/content-model', 'src/routes', 'tools/browser', 'tools/content'],
  'tools/site': ['gatsby'],
}

/** The last part of a relative import from one folder to another, such as `routes` from src/layout to src/routes. */
function relativeTo(folder, other) {
  const [from, to] = [folder.split('/'), other.split('/')]
  return (from[0] === to[0] ? to.slice(1) : to).join('/')
}

const importDirections = Object.entries(MAY_IMPORT).map(([folder, allowed]) => {
  const forbidden = Object.keys(MAY_IMPORT).filter((other) => other !== folder && !allowed.includes(other))
  const patterns = [
    {
      regex: `^(\\.\\./)+(${forbidden.map((other) => relativeTo(folder, other)).join('|')})/`,
      message: `${folder} may only import from ${allowed.join(', ') || 'itself'}.`,
    },
  ]
  if (folder === 'src/content-model')
    patterns.push({
      regex: '^(?!zod$|\\./|\\.\\./routes/)',
      message: 'src/content-model may only import from itself, src/routes, and zod.',
    })
  if (['src/encoding', 'src/routes'].includes(folder))
    patterns.push({ regex: '^(?!\\./)', message: `${folder} may only import from itself.` })
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } }
})

const LETTERS = '[value=/\\p{L}/u]'
const CHILD = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer >'

/** Matches text that a component shows or announces. */
const COPY = [
  `JSXText${LETTERS}`,
  `${CHILD} Literal${LETTERS}`,
  `${CHILD} ConditionalExpression > Literal:matches(.consequent, .alternate)${LETTERS}`,
  `${CHILD} LogicalExpression > Literal.right${LETTERS}`,
  `${CHILD} TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
  `JSXAttribute[name.name=/^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/] Literal${LETTERS}`,
  // A component may accept a sentence in any attribute.
  'JSXAttribute Literal[value=/^\\p{Lu}\\p{Ll}{2}/u]',
]

export default defineConfig(
  globalIgnores(['.cache', 'public', 'public-flat', '.preview-builds', 'preview-report', 'src/gatsby-types.d.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    // Illustrations, messages, and styles are full of numbers.
    rules: { '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }] },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      // Safari drops the list role if a style removes the markers; an explicit role keeps it.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['src/**', 'admin/**', 'gatsby/**', 'tools/**'],
    // Only command-line code writes to the console.
    ignores: ['tools/browser/chromium.ts', 'tools/content/commands/check-command.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['__tests__/{browser,engines}/**'],
    // Playwright requires a destructuring pattern even if a fixture uses no other fixture.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['src/**/*.tsx', 'gatsby-*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...COPY.map((selector) => ({ selector, message: 'Copy belongs in content/.' })),
        {
          selector: 'JSXAttribute Literal[value=/^#[\\da-f]{3,8}$/i]',
          message:
            'Colors are design tokens: use var(--…); new ones are in src/styles/tokens.css and content/brand.yml.',
        },
      ],
    },
  },
  ...importDirections,
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
)
