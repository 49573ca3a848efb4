import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** What each folder of src may import from besides itself; docs/decisions/0003-import-directions.md says why. */
const MAY_IMPORT = {
  'content-model': [],
  encoding: [],
  routes: [],
  styles: [],
  maps: ['encoding'],
  start: ['routes'],
  editorial: ['content-model', 'routes'],
  browser: [],
  'preview-report': ['browser', 'content-model', 'editorial', 'routes'],
  'site-build': ['content-model', 'develop', 'editorial', 'encoding', 'maps', 'routes', 'start', 'structured-data'],
  primitives: ['styles', 'maps'],
  develop: ['primitives', 'styles'],
  'structured-data': ['encoding', 'routes'],
  layout: ['primitives', 'routes', 'start', 'styles'],
  consultation: ['layout', 'primitives', 'routes', 'start', 'styles'],
  'consultation-service': ['consultation', 'routes'],
  // Each of its files answers at an address of its own.
  api: ['consultation-service'],
  sections: ['consultation', 'content-model', 'layout', 'primitives', 'routes', 'styles'],
  pages: ['consultation', 'layout', 'routes', 'sections', 'start'],
  templates: ['layout', 'routes', 'sections'],
  // Exists in development alone, so that nothing else may import it.
  'style-guide': ['consultation', 'content-model', 'layout', 'maps', 'primitives', 'sections', 'styles'],
}

const importDirections = Object.entries(MAY_IMPORT).map(([folder, allowed]) => {
  const refused = Object.keys(MAY_IMPORT).filter((other) => other !== folder && !allowed.includes(other))
  const patterns = [
    {
      regex: `^(\\.\\./)+(${refused.join('|')})/`,
      message: `src/${folder} may import from ${allowed.join(', ') || 'itself'} alone.`,
    },
  ]
  if (folder === 'content-model')
    patterns.push({ regex: '^(?!zod$|\\./)', message: 'The content model imports zod alone.' })
  if (folder === 'routes') patterns.push({ regex: '^(?!\\./)', message: 'The routes import nothing.' })
  if (folder === 'encoding') patterns.push({ regex: '^', message: 'The encoders import nothing.' })
  return { files: [`src/${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } }
})

export default defineConfig(
  globalIgnores([
    '.cache',
    'public',
    'public-flat',
    '.preview-builds',
    'preview-report',
    'src/gatsby-types.d.ts',
    'test-results',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    // Drawings, messages and styles are full of numbers.
    rules: { '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }] },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      // Safari takes the role from lists whose markers a style takes; the explicit role keeps it.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['src/**'],
    // What runs from the command line speaks through the console; nothing else does.
    ignores: [
      'src/browser/chromium.ts',
      'src/editorial/check-command.ts',
      'src/site-build/start.ts',
      'src/site-build/subset-fonts.ts',
    ],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['__tests__/browser/**'],
    // Playwright asks for a pattern where a fixture needs no other.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  ...importDirections,
  { files: ['**/*.mjs', 'src/preview-report/report-page.js'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['src/preview-report/report-page.js'], languageOptions: { globals: { document: 'readonly' } } },
)
