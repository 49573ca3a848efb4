import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { queryTypes } from './tools/lint/query-types.mjs'

/** What each folder may import besides itself, bottom first; docs/decisions/0003-import-directions.md says why. */
const MAY_IMPORT = {
  'content-model': [],
  'content-check': ['content-model'],
  // Gatsby and the editor's preview both run them.
  'content-resolvers': ['content-model', 'content-check'],
  // The editor opens the preview beside its form.
  admin: ['content-model', 'content-check', 'admin/preview'],
  // The preview shows the site's own pages.
  'admin/preview': ['content-model', 'content-check', 'content-resolvers', 'admin', 'src/layout'],
  'src/styles': [],
  'src/components': ['src/styles'],
  'src/deferred-start': ['content-model'],
  'src/analytics': ['content-model', 'src/components'],
  'src/layout': ['content-model', 'src/analytics', 'src/components', 'src/deferred-start', 'src/styles'],
  'src/consultation-form': [
    'content-model',
    'src/analytics',
    'src/components',
    'src/deferred-start',
    'src/layout',
    'src/styles',
  ],
  'src/sections': ['content-model', 'src/components', 'src/consultation-form', 'src/layout', 'src/styles'],
  'src/templates': ['src/layout', 'src/sections'],
  'src/pages': ['src/consultation-form', 'src/deferred-start', 'src/layout', 'src/sections'],
  'src/consultation-api': ['content-model', 'src/consultation-form'],
  // Each of its files handles its own route.
  'src/api': ['src/consultation-api'],
  // These two exist only in development, so nothing else may import them.
  'src/dev-overlay': ['content-model'],
  'src/style-guide': ['content-model', 'src/components'],
  // Drawings share the size of maps with components, the build shares breakpoints with style sheets, and it writes the
  // bundle that the consultation service loads.
  gatsby: [
    'content-model',
    'content-check',
    'content-resolvers',
    'admin',
    'admin/preview',
    'src/components',
    'src/consultation-api',
    'src/styles',
  ],
  tools: ['content-model', 'content-check', 'gatsby'],
}

/** The end of a relative import from one folder to another, such as `layout` from src/pages to src/layout. */
const relativeTo = (folder, other) => (folder.startsWith('src/') ? other.replace('src/', '') : other)

const importDirections = Object.entries(MAY_IMPORT).map(([folder, allowed]) => {
  const forbidden = Object.keys(MAY_IMPORT).filter((other) => other !== folder && !allowed.includes(other))
  const patterns = [
    {
      regex: `^(\\.\\./)+(${forbidden.map((other) => relativeTo(folder, other)).join('|')})/`,
      message: `${folder} may only import from ${allowed.join(', ') || 'itself'}.`,
    },
  ]
  if (folder === 'content-model')
    patterns.push({
      regex: '^(?!zod$|culori$|libphonenumber-js|\\.)',
      message: 'content-model runs anywhere: it may only import zod, culori, and libphonenumber-js.',
    })
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
  globalIgnores([
    '.cache',
    'test-results',
    'public',
    'public-flat',
    '.preview-builds',
    'preview-report',
    'src/gatsby-types.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    // Drawings, messages, and styles put numbers into text everywhere, and a number has only one text.
    rules: { '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }] },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      // If a style removes the markers of a list, Safari no longer announces it as one, unless it has an explicit role.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['{src,content-model,content-check,content-resolvers,admin,gatsby,tools}/**'],
    // Only command-line code writes to the console.
    ignores: [
      'tools/benchmarks/**',
      'tools/browser/install-chromium.ts',
      'tools/commands/check-command.ts',
      'tools/github/**',
    ],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['__tests__/{browser,engines}/**'],
    // Playwright finds out which fixtures a fixture uses by its destructured parameter, which may be empty.
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
  {
    files: ['src/**'],
    plugins: { site: { rules: { 'query-types': queryTypes } } },
    rules: { 'site/query-types': 'error' },
  },
  ...importDirections,
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
)
