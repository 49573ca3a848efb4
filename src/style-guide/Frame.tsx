import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { StyleSheetManager } from 'styled-components'
import { onEnterViewport } from './on-enter-viewport'
import type { Specimen } from './samples/specimen'

/**
 * Shows a component in isolation, in a shadow tree with its own ids. The same section can then appear many times on the
 * page, and its labels still refer to the right elements.
 */
export function Frame({ element, play, inert }: Omit<Specimen, 'state'>) {
  const [root, setRoot] = useState<ShadowRoot>()
  const host = useCallback((box: HTMLDivElement | null) => {
    if (box) setRoot(box.shadowRoot ?? openRoot(box))
  }, [])
  useEffect(() => {
    if (!root || !play) return
    return onEnterViewport(root.host, () => {
      play(root)
    })
  }, [root, play])
  return (
    <div ref={host} inert={inert}>
      {root && createPortal(<StyleSheetManager target={root}>{element}</StyleSheetManager>, root)}
    </div>
  )
}

/** Creates a shadow tree with the site's global styles. It inherits custom properties and fonts from the document. */
function openRoot(host: Element): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = [...document.styleSheets]
    .filter(({ ownerNode }) => !(ownerNode instanceof HTMLStyleElement && 'styled' in ownerNode.dataset))
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n')
  root.append(style)
  return root
}
