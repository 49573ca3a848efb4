import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** An element of a page, with its attributes by name. */
interface HtmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
}

/** The elements of a page as a browser without JavaScript parses them, in document order. */
export function* elementsOf(html: string): Generator<HtmlElement> {
  const open: DefaultTreeAdapterTypes.Node[] = [parse(html, { scriptingEnabled: false })]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('childNodes' in node) open.push(...node.childNodes.toReversed())
    if (!('attrs' in node)) continue
    yield { name: node.tagName, attributes: new Map(node.attrs.map(({ name, value }) => [name, value])) }
  }
}
