/** Returns the path of a link within the site: the part before its query and its anchor. */
export function pathOf(link: string): string {
  return link.replace(/[?#][^]*/, '')
}

/** Returns the path in a link to a file, in which only the characters that need it are encoded. */
export const fileAddress = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent)

/** Returns a link's path without query, hash, and trailing slashes, as canonical links write it. */
export function normalizePath(link: string): string {
  // The lookbehind keeps the pattern linear: it tries each run of slashes once.
  return pathOf(link).replace(/(?<=^\/|[^/])\/+$/, '')
}

/** Whether a link leads to an address, with or without a query or an anchor. */
export function linksTo(link: string, address: string): boolean {
  return address.includes('#') ? link.replace(/\?[^#]*/, '') === address : normalizePath(link) === address
}

/** Whether a path is below one of these, each of which ends with a slash. */
export function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(folder) && path !== folder)
}
