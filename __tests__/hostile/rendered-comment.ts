import { marked } from 'marked'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** A GitHub comment as a person sees it. */
export interface RenderedComment {
  /** All of its visible text without zero-width spaces, and with whitespace as a browser shows it. */
  text: string
  /** The names of its elements, in order. */
  elements: readonly string[]
  links: readonly string[]
  /** Texts that GitHub turns into mentions, links, references, or emoji once the Markdown is HTML. */
  linked: readonly string[]
}

/**
 * The patterns that GitHub autolinks in the text of a rendered comment:
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const AUTOLINKED = [
  /@[a-z\d]/gi,
  /#\d/g,
  /gh-\d/gi,
  /(?:cve|ghsa)-\w/gi,
  /[a-z]-\d/gi,
  /(?:https?|ftp):\/\/|(?:mailto|xmpp):\w|www\./gi,
  /(?<![\da-z])[\da-f]{7,40}(?![\da-z])/gi,
  /:[\w+-]+:/g,
]

/** Renders Markdown as GitHub does and reads the result as a browser does. */
export function renderComment(markdown: string): RenderedComment {
  const elements: string[] = []
  const links: string[] = []
  const texts: string[] = []
  const open: DefaultTreeAdapterTypes.Node[] = [parseFragment(marked.parse(markdown, { gfm: true, async: false }))]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) open.push(child)
    if ('value' in node) texts.push(node.value)
    if (!('attrs' in node)) continue
    elements.push(node.tagName)
    links.push(...node.attrs.filter(({ name }) => name === 'href').map(({ value }) => value))
  }
  return {
    text: texts.join('').replaceAll('\u200B', '').replace(/\s+/g, ' ').trim(),
    elements,
    links,
    linked: texts.flatMap((text) => AUTOLINKED.flatMap((pattern) => text.match(pattern) ?? [])),
  }
}
