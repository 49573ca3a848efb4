import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** An element of a page, with its attributes by name. */
export interface HtmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  parent: string | undefined
}

/** The elements of a page as a browser without JavaScript parses them, in document order. */
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

/** The addresses of a `srcset`, such as `/one.avif 400w, /two.avif 800w`. */
export function srcsetUrls(candidates: string): string[] {
  return candidates.split(/\s+/).flatMap((part) => {
    const isDescriptor = /^[\d.]+[wxh],?$/.test(part)
    const address = part.replace(/^,/, '').replace(/,$/, '')
    return isDescriptor || address === '' ? [] : [address]
  })
}
