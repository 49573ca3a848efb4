/** Characters that could end or comment out a script element, and line terminators of older JavaScript. */
const UNSAFE = /[<>&\u2028\u2029]/g

/**
 * Encodes a value as JSON for an HTML script element, such as JSON-LD. Browsers do not read character references there
 * (https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements).
 */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(UNSAFE, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
