/** The types of fields for which the CMS has no control. start-cms.ts registers ours: a table as a grid, and icons to see. */
export const TABLE_FIELD = 'grid'
export const ICON_FIELD = 'icon'

/**
 * Styles of both controls, from the CMS's own custom properties, so that they look like its controls in light and dark; and of
 * the texts of items, which start-cms.ts opens when they are clicked.
 */
export const FIELD_STYLES = `
  :is(.table-field, .icon-field) { margin: var(--sui-focus-ring-width) }
  :is(.table-field :is(input, button), .icon-field) {
    box-sizing: border-box;
    border: 1px solid var(--sui-control-border-color);
    border-radius: var(--sui-control-medium-border-radius);
    background: var(--sui-textbox-background-color);
    color: inherit;
    font: inherit;
  }
  :is(.table-field, .icon-field) :is(:focus-visible, label:has(:focus-visible)) {
    outline: 2px solid var(--sui-focus-ring-color);
  }

  /* A wide table scrolls by itself, instead of making the form wider. */
  .table-field { overflow-x: auto; contain: inline-size; margin-inline: 0; padding-block: 2px }
  .table-field table { border-collapse: separate; border-spacing: 2px; inline-size: 100% }
  .table-field :is(th, td) { border: 0; padding: 0; text-align: start; vertical-align: middle; white-space: nowrap }
  .table-field tr > :not(:last-child) { min-inline-size: 8rem }
  .table-field :is(input, button) { min-block-size: 2rem; padding-inline: 8px }
  .table-field input { inline-size: 100% }
  .table-field th { font-weight: 600; padding-inline: 8px }
  .table-field th:has(input) { padding: 0 }
  .table-field td button, .table-field th button { inline-size: 2rem; padding: 0; margin-inline-start: 2px }
  .table-field th input:not(:only-child) { inline-size: calc(100% - 2rem - 2px) }
  .table-field button { background: var(--sui-control-background-color); cursor: pointer }
  .table-field button:disabled { opacity: 0.5; cursor: default }
  .table-field p { position: sticky; inset-inline: 2px; display: flex; flex-wrap: wrap; gap: 8px; margin: 6px 2px 2px }

  .icon-field { display: grid; grid-template-columns: repeat(auto-fill, minmax(44px, 1fr)); gap: 4px; padding: 4px }
  .icon-field label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 44px;
    border-radius: var(--sui-control-medium-border-radius);
  }
  .icon-field label:has(:focus-visible) { outline-offset: 2px }
  .icon-field label:hover { background: var(--sui-hover-background-color) }
  .icon-field label:has(:checked) {
    background: var(--sui-primary-accent-color);
    color: var(--sui-primary-accent-color-inverted);
  }
  .icon-field input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: pointer }
  .icon-field svg { inline-size: 24px; fill: none; stroke: currentcolor; stroke-width: 1.5 }
  .icon-field :is(p, .text) { grid-column: 1 / -1; justify-self: start; padding-inline: 8px }
  .icon-field p { margin: 4px 0 0; font-size: var(--sui-font-size-small); color: var(--sui-secondary-foreground-color) }
  .icon-field[aria-invalid='true'] p { color: var(--sui-error-foreground-color) }
  .item-body > .summary { cursor: pointer }
  @media (forced-colors: active) {
    .icon-field label:has(:checked) { background: SelectedItem; color: SelectedItemText; forced-color-adjust: none }
    .icon-field label:has(:focus-visible) { z-index: 1; outline: 4px solid CanvasText !important }
  }`
