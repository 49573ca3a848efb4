import type { CustomPreviewTemplate } from '@sveltia/cms'
import { createElement } from 'react'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { focusField } from '../focus-field'
import { savedContent, waitingFiles } from '../saved-content'
import type { EditedEntry } from './show-page'

const HELP = 'Colors, drawings, and picture sizes are those of the last build. Click a text to edit it.'

/** The widths are CSS pixels. The page is scaled down if the pane is narrower. */
const PANE = `
  <style>
    html { color-scheme: light dark; font: 0.8125rem/1.4 system-ui, sans-serif }
    body { margin: 0; background: Canvas; color: CanvasText }
    form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; padding: 0.5rem 1rem }
    label { display: flex; align-items: center; gap: 0.375rem; min-block-size: 1.5rem }
    p { margin: 0; flex: 1 1 16rem; white-space: pre-line; overflow-wrap: anywhere }
    .pane { display: flex; flex-direction: column; block-size: 100dvb }
    .page { flex: 1; min-block-size: 0; overflow: clip; background: color-mix(in srgb, CanvasText 12%, Canvas) }
    iframe { display: block; margin-inline: auto; border: 0; background: white; transform-origin: 0 0 }
  </style>
  <div class="pane">
    <form>
      <label><input type="radio" name="width" value="390" checked>Phone</label>
      <label><input type="radio" name="width" value="1280">Desktop</label>
      <p role="status">${HELP}</p>
    </form>
    <div class="page"></div>
  </div>`

/** The frame runs the script of the editor, which shows a page if it is in a frame. */
function frameDocument(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''
  return `<!doctype html><html data-app><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Page</title><script type="module" src="${script}"></script><body></body></html>`
}

function fill(place: HTMLElement): HTMLIFrameElement {
  place.innerHTML = PANE
  const frame = place.ownerDocument.createElement('iframe')
  frame.title = 'Page'
  frame.srcdoc = frameDocument()
  const fit = () => {
    const { clientWidth = 0, clientHeight = 0 } = frame.parentElement ?? {}
    const width = Number(place.querySelector<HTMLInputElement>(':checked')?.value)
    const scale = Math.min(1, clientWidth / width)
    frame.style.cssText = `inline-size: ${width}px; block-size: ${clientHeight / scale}px; scale: ${scale}`
  }
  place.querySelector('.page')?.append(frame)
  place.addEventListener('change', fit)
  new ResizeObserver(fit).observe(place)
  return frame
}

/** Fills the CMS's frame. The page has its own, so that media queries see a device's width. */
export const previewTemplate: CustomPreviewTemplate = ({ entry, getAsset }) => {
  const shown = (place: HTMLElement): EditedEntry => ({
    // A new entry has no file yet.
    path: (entry.get('path') || `${CONTENT_FOLDER}/${entry.get('collection')}/new.yml`).slice(
      CONTENT_FOLDER.length + 1,
    ),
    data: entry.toJS().data,
    saved: savedContent,
    waiting: waitingFiles,
    getAsset,
    focusField: (keyPath) => {
      void focusField({ locale: place.ownerDocument.documentElement.lang, keyPath })
    },
    say: (message = HELP) => {
      const status = place.querySelector('[role="status"]')
      if (status) status.textContent = message
    },
  })
  const ref = (place: HTMLElement | null) => {
    if (!place) return
    const frame = place.querySelector('iframe') ?? fill(place)
    const show = () => frame.contentWindow?.showEntry?.(shown(place))
    if (frame.contentWindow?.showEntry) show()
    else frame.addEventListener('ready', show, { once: true })
  }
  return createElement('div', { ref })
}
