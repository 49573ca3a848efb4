/** The paths of each page component's scripts, by the component's name. */
type ChunkMap = Readonly<Record<string, readonly string[]>>

declare global {
  interface Window {
    /** Used by Gatsby to prefetch the scripts of the pages that visible links point to. */
    ___chunkMapping: ChunkMap
  }
}

/**
 * Gives Gatsby the names of the pages' scripts, from a file that Gatsby builds. The list is large, and the start script
 * does not need it. If it does not load, a page's scripts are loaded once a link to the page is followed.
 */
export function loadChunkMap(): void {
  window.___chunkMapping = {}
  void fetch('/chunk-map.json')
    .then((response) => response.json())
    .then((names: ChunkMap) => (window.___chunkMapping = names))
    .catch(() => undefined)
}
