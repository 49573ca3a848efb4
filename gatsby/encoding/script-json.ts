/**
 * Encodes JSON for an HTML script element, in which `</script>` would end the script and character references mean nothing
 * (https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements).
 */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
}
