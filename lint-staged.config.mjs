/** The commands that .githooks/pre-commit runs on staged files, one after the other. */
export default {
  '*.{js,mjs,mts,ts,tsx}': 'eslint --fix --no-warn-ignored',
  '{src,static,gatsby,tools}/**/*.{css,ts,tsx}': 'stylelint',
  '*.{css,js,json,md,mjs,mts,ts,tsx,yml}': 'prettier --config .prettierrc.json --write',
  'content/**/*.yml': 'tsx tools/content/commands/format-command.ts',
}
