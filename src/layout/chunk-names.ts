/** By the name of a page's component, the paths of its scripts. */
type ChunkNames = Readonly<Record<string, readonly string[]>>

declare global {
  interface Window {
    /** By it, Gatsby prefetches the scripts of the pages that links in view lead to. */
    ___chunkMapping: ChunkNames
  }
}

/**
 * Tells Gatsby the names of the pages' scripts, from a file that it builds. They are many bytes, which the start script
 * does not need; where they do not come, a page's scripts are loaded once its link is followed.
 */
export function nameChunks(): void {
  window.___chunkMapping = {}
  void fetch('/chunk-map.json')
    .then((response) => response.json())
    .then((names: ChunkNames) => (window.___chunkMapping = names))
    .catch(() => undefined)
}
