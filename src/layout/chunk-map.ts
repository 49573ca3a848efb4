/** The paths of each page component's scripts, by the component's name. */
type ChunkMap = Readonly<Record<string, readonly string[]>>

declare global {
  interface Window {
    ___chunkMapping: ChunkMap
  }
}

/** Gives Gatsby the names of the pages’ scripts. Without them, it loads a page’s scripts once its link is followed. */
export function loadChunkMap(): void {
  window.___chunkMapping = {}
  void fetch('/chunk-map.json')
    .then((response) => response.json())
    .then((names: ChunkMap) => (window.___chunkMapping = names))
    .catch(() => undefined)
}
