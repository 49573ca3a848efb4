import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Site } from '../drawings/country'
import type { Palette } from '../drawings/palette'
import { drawTerrain } from '../drawings/terrain'

interface Task {
  site: Site
  palette: Palette
  reply: MessagePort
}

parentPort?.on('message', ({ site, palette, reply }: Task) => {
  reply.postMessage(drawTerrain(site, palette))
})
