/**
 * Loads a file of the editor, in the version that the site has now.
 *
 * @throws if the site does not respond with it
 */
export async function loadJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${path} could not be loaded (${response.status})`)
  return (await response.json()) as Content
}
