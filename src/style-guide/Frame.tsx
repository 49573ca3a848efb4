import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { StyleSheetManager } from 'styled-components'
import { onSeen } from './on-seen'
import type { Specimen } from './samples/specimen'

/**
 * Shows a component as if it stood alone on its page: in a shadow tree, whose ids are its own. The same section can then
 * be shown many times, and its labels still name what they stand beside.
 */
export function Frame({ element, play, inert }: Omit<Specimen, 'state'>) {
  const [root, setRoot] = useState<ShadowRoot>()
  const host = useCallback((box: HTMLDivElement | null) => {
    if (box) setRoot(box.shadowRoot ?? openRoot(box))
  }, [])
  useEffect(() => {
    if (!root || !play) return
    return onSeen(root.host, () => {
      play(root)
    })
  }, [root, play])
  return (
    <div ref={host} inert={inert}>
      {root && createPortal(<StyleSheetManager target={root}>{element}</StyleSheetManager>, root)}
    </div>
  )
}

/** A shadow tree with the styles that hold without a component; custom properties and fonts reach into it by themselves. */
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
