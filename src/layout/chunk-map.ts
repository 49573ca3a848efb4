import { CHUNK_MAP_PATH } from '../../content-model/routes/files'

/** The paths of each page component's scripts, by the component's name. */
type ChunkMap = Readonly<Record<string, readonly string[]>>

declare global {
  interface Window {
    ___chunkMapping: ChunkMap
  }
}

/**
 * Tells Gatsby which scripts each page needs, so that it can prefetch them. Gatsby would put this list into every page,
 * which would grow with the number of pages. Without the list, it loads a page's scripts once a link is followed.
 */
export function loadChunkMap(): void {
  window.___chunkMapping = {}
  void fetch(CHUNK_MAP_PATH)
    .then((response) => response.json())
    .then((names: ChunkMap) => (window.___chunkMapping = names))
    .catch(() => undefined)
}
