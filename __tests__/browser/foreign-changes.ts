// What translators, extensions, and hosts do to a page. The functions run in the page, so they can't refer to anything here.

/** Wraps each text as Google Translate does, with other letters, and goes on with what is added later. */
export function translatePage(): void {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const { parentElement, nodeValue } = text
      if (!nodeValue?.trim() || !parentElement || parentElement.closest('font, script, style, textarea, option'))
        continue
      // In drawings, it only changes the text.
      if (parentElement instanceof SVGElement) text.nodeValue = `«${nodeValue}»`
      else {
        const wrapper = new Range().createContextualFragment('<font><font></font></font>')
        wrapper.querySelector('font font')?.append(`«${nodeValue}»`)
        text.parentNode?.replaceChild(wrapper, text)
      }
    }
  }
  translate(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes, target } of records) if (addedNodes.length > 0) translate(target)
  }).observe(document.body, { childList: true, subtree: true })
}

/** One change each, by what it does. */
export const FOREIGN_CHANGES: Record<string, () => void> = {
  'the page is translated': translatePage,
  'a text is replaced': () => {
    for (const element of document.querySelectorAll('h1, label[for], summary')) element.textContent = 'Ein anderer Text'
  },
  'a text beside an element is replaced': () => {
    for (const { firstChild } of document.querySelectorAll('label:has(input), [popovertarget], summary')) {
      if (firstChild instanceof Text) firstChild.nodeValue = 'Ein anderer Text'
    }
  },
  'elements are added to labels and buttons': () => {
    for (const element of document.querySelectorAll('label, button')) element.append(document.createElement('span'))
  },
  'icons are added beside fields': () => {
    for (const field of document.querySelectorAll('form [id][name]')) {
      field.after(Object.assign(document.createElement('div'), { textContent: '🔑' }))
    }
    document.querySelector('main')?.prepend(document.createElement('div'))
  },
  'buttons and elements of an extension are added beside fields': () => {
    for (const field of document.querySelectorAll('form [id][name]')) {
      field.before(document.createElement('writing-assistant'))
      field.after(Object.assign(document.createElement('button'), { type: 'button', textContent: '🔑' }))
    }
  },
  // An extension that takes the focus from a field is not for the site to mend.
  'fields are wrapped': () => {
    for (const field of document.querySelectorAll('form [id][name]')) {
      const wrapper = document.createElement('div')
      field.before(wrapper)
      wrapper['moveBefore' in wrapper ? 'moveBefore' : 'insertBefore'](field, null)
      wrapper.append(document.createElement('span'))
    }
  },
  'the first field and its label are wrapped': () => {
    const group = document.querySelector('form [id][name]')?.parentElement
    const wrapper = document.createElement('div')
    group?.before(wrapper)
    if (group) wrapper['moveBefore' in wrapper ? 'moveBefore' : 'insertBefore'](group, null)
  },
  'texts are divided, and a banner is added': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) if (text.length > 6 && !text.parentElement?.closest('script, textarea')) text.splitText(3)
    document.querySelector('main')?.before(document.createElement('div'))
  },
  'attributes are added': () => {
    for (const element of document.querySelectorAll('input, textarea, body *'))
      element.setAttribute('data-extension', '')
  },
  'email addresses are protected': () => {
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      link.setAttribute('href', '/cdn-cgi/l/email-protection#0a6b')
      link.textContent = '[email protected]'
    }
  },
  'elements are removed': () => {
    for (const element of document.querySelectorAll('footer li:first-child, form > p:first-of-type')) element.remove()
  },
}
