import { type DefaultTreeAdapterTypes, html as spec, parse, serializeOuter } from 'parse5'
import { hashSource } from './hash-source'

type Element = DefaultTreeAdapterTypes.Element

/** An HTML file of the built site. */
export interface BuiltPage {
  file: string
  html: string
  /** The target of the redirect, if this is a redirect page. */
  redirectsTo?: string
}

/** The scripts, styles, and form target that the build itself adds to pages. Any others fail the build. */
export interface Allowlist {
  /** The inline script that starts the app. */
  startScript: string
  /** The integrity of each script file that pages may load, by its path. */
  scripts: ReadonlyMap<string, string>
  /** The hashes of all style elements, such as `sha256-47DEQ…`. */
  styles: ReadonlySet<string>
  /** The address that the consultation form posts to without JavaScript, if any. */
  formAction: string | undefined
}

/**
 * Every element that pages may contain. This is an allowlist because browsers keep adding elements that load or run
 * something, and parse some elements by special rules (`select`, `template`, `noscript`).
 */
const ELEMENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  [spec.NS.HTML]: new Set(
    [
      'html head title meta link style script body',
      'header nav main section article aside footer address h1 h2 h3 h4',
      'div p span a strong time ul ol li dl dt dd figure figcaption blockquote picture source img',
      'details summary dialog button form label input textarea',
    ].flatMap((names) => names.split(' ')),
  ),
  [spec.NS.SVG]: new Set(['svg', 'g', 'path', 'mask', 'text', 'tspan']),
}

/** Attributes other than event handlers that run code, apply styles, or send data elsewhere. */
const REJECTED_ATTRIBUTES = new Set(['style', 'srcdoc', 'formaction', 'ping'])

/** Attributes whose address a browser may load automatically. */
const LOADING_ATTRIBUTES = new Set(['src', 'srcset', 'imagesrcset', 'background', 'href'])

const LINK_PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** A placeholder for the site's origin that no page can contain by accident. */
const SITE = 'https://site.invalid'

/**
 * Checks that a page contains no scripts, styles, or loaded files other than those that the build added.
 *
 * @returns the hashes of its style elements
 * @throws if the page contains any other; the message names the file and the element
 */
export function checkPage(page: BuiltPage, allowlist: Allowlist): string[] {
  const styles: string[] = []
  for (const element of elementsOf(parse(page.html))) {
    const problem = problemOf(element, page, allowlist)
    if (problem !== undefined) throw new Error(`public/${page.file} has ${problem}: ${excerptOf(element)}`)
    if (element.tagName === 'style') styles.push(hashSource('sha256', textOf(element)))
  }
  return styles
}

/** Yields all elements in document order, including those within `template`. */
function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('content' in node) yield* elementsOf(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

const textOf = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** The first characters of an element, on one line. */
const excerptOf = (element: Element) => serializeOuter(element).slice(0, 120).replaceAll(/\s+/g, ' ')

/** Describes the problem with an element, not counting its descendants; `undefined` if there is none. */
function problemOf(element: Element, page: BuiltPage, allowlist: Allowlist): string | undefined {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]))
  if (!ELEMENTS[element.namespaceURI]?.has(element.tagName))
    return 'an element that is not on the list in gatsby/output/page-check.ts'
  for (const { name, value } of element.attrs) {
    if (name.startsWith('on')) return `an event handler in the attribute ${name}`
    if (REJECTED_ATTRIBUTES.has(name)) return `the attribute ${name}`
    if (LOADING_ATTRIBUTES.has(name) && !isAddressAllowed(element, value, attributes))
      return `an address that is not allowed in the attribute ${name}`
  }
  switch (element.tagName) {
    case 'script':
      return page.redirectsTo === undefined && isScriptAllowed(element, attributes, allowlist)
        ? undefined
        : 'a script that the build did not add'
    case 'style':
      return page.redirectsTo === undefined && allowlist.styles.has(hashSource('sha256', textOf(element)))
        ? undefined
        : 'styles that the build did not record (if public/ is older than .cache/, run npx gatsby clean first)'
    case 'meta':
      return isMetaAllowed(attributes, page) ? undefined : 'an http-equiv'
    case 'form':
      return [undefined, allowlist.formAction].includes(attributes.get('action'))
        ? undefined
        : 'a form that posts to an address other than the delivery'
    default:
      return undefined
  }
}

/** Whether an address is on this site, or is the target of a link, which may also be external. */
function isAddressAllowed({ tagName }: Element, address: string, attributes: ReadonlyMap<string, string>): boolean {
  const isLink = tagName === 'a' || (tagName === 'link' && attributes.get('rel') === 'canonical')
  if (isLink) return URL.canParse(address, SITE) && LINK_PROTOCOLS.has(new URL(address, SITE).protocol)
  // A srcset is a comma-separated list; no address of this site contains a comma.
  return address.split(',').every((part) => URL.canParse(part, SITE) && new URL(part, SITE).origin === SITE)
}

function isScriptAllowed(element: Element, attributes: ReadonlyMap<string, string>, allowlist: Allowlist): boolean {
  const path = attributes.get('src')
  const integrity = allowlist.scripts.get(path ?? '')
  if (path !== undefined) return integrity !== undefined && integrity === attributes.get('integrity')
  // JSON-LD is data, which browsers do not run.
  return attributes.get('type') === 'application/ld+json' || textOf(element) === allowlist.startScript
}

function isMetaAllowed(attributes: ReadonlyMap<string, string>, { redirectsTo }: BuiltPage): boolean {
  const directive = attributes.get('http-equiv')
  if (directive === undefined) return true
  return directive === 'refresh' && redirectsTo !== undefined && attributes.get('content') === `0; url=${redirectsTo}`
}
