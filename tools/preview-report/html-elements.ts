import { parse, type DefaultTreeAdapterTypes } from 'parse5'

/** An element of a page, with its attributes by their names. */
export interface HtmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  /** The name of the element that it is in. */
  parent: string | undefined
}

/**
 * The elements of a page as a browser without scripts has them, in the order of the page.
 *
 * @param html the page as it was built
 */
export function* elementsOf(html: string): Generator<HtmlElement> {
  const open: DefaultTreeAdapterTypes.Node[] = [parse(html, { scriptingEnabled: false })]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) open.push(child)
    if (!('attrs' in node)) continue
    yield {
      name: node.tagName,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      parent: node.parentNode?.nodeName,
    }
  }
}

/**
 * The addresses of a `srcset`.
 *
 * @param candidates such as `/one.avif 400w, /two.avif 800w`
 */
export function candidatesOf(candidates: string): string[] {
  return candidates.split(/\s+/).flatMap((part) => {
    const isDescriptor = /^[\d.]+[wxh],?$/.test(part)
    const address = part.replace(/^,/, '').replace(/,$/, '')
    return isDescriptor || address === '' ? [] : [address]
  })
}
