import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Palette } from '../brand/drawing-colors'
import { drawTerrain } from '../drawings/terrain'

interface Task {
  seed: string
  palette: Palette
  reply: MessagePort
}

parentPort?.on('message', ({ seed, palette, reply }: Task) => {
  reply.postMessage(drawTerrain(seed, palette))
})
