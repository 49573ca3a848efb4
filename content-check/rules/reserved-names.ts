/** A device of Windows, whatever the extension, such as `con.yml`. Superscript digits count as digits. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9¹²³]) *(?:[.:]|$)/i

/**
 * Whether Windows cannot have a file or folder with this name (without its folders). Git then checks out none of a commit that
 * contains one. Source: https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
export function isReservedName(name: string): boolean {
  return DEVICE.test(name) || /[. ]$/.test(name)
}
