/** The paths of each page component's scripts, by the component's name. */
type ChunkMap = Readonly<Record<string, readonly string[]>>

declare global {
  interface Window {
    ___chunkMapping: ChunkMap
  }
}

/** Gives Gatsby the pages’ script names. Without them, it loads scripts once a link is followed. */
export function loadChunkMap(): void {
  window.___chunkMapping = {}
  void fetch('/chunk-map.json')
    .then((response) => response.json())
    .then((names: ChunkMap) => (window.___chunkMapping = names))
    .catch(() => undefined)
}
