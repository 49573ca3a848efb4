import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Hill } from '../drawings/country'
import type { Palette } from '../drawings/palette'
import { drawTerrain } from '../drawings/terrain'

interface Task {
  hill: Hill
  palette: Palette
  reply: MessagePort
}

parentPort?.on('message', ({ hill, palette, reply }: Task) => {
  reply.postMessage(drawTerrain(hill, palette))
})
