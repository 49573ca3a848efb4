import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { StyleSheetManager } from 'styled-components'

/**
 * Shows a section in isolation, in a shadow tree with its own ids. The same section can then appear many times on the
 * page, and its labels still refer to the right elements.
 */
export function Frame({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>()
  const host = useCallback((box: HTMLDivElement | null) => {
    if (box) setRoot(box.shadowRoot ?? openRoot(box))
  }, [])
  return (
    <div ref={host}>{root && createPortal(<StyleSheetManager target={root}>{children}</StyleSheetManager>, root)}</div>
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
