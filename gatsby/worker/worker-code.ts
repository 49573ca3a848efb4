import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Palette } from '../../src/illustrations/palette'
import { drawTerrain } from '../../src/illustrations/terrain'
import { compressFile } from './compress-file'

/** A file to compress, a terrain to draw and the port for the drawing, or the end of all tasks. */
export type Task = { compress: string } | { seed: string; palette: Palette; reply: MessagePort } | 'end'

/** Files are compressed one after another, outside this thread's JavaScript, while it draws. */
let compressed = Promise.resolve()

parentPort?.on('message', (task: Task) => {
  // The end of the build tries again what failed, and reports it.
  if (task === 'end') void compressed.then(() => parentPort?.close())
  else if ('compress' in task) compressed = compressed.then(() => compressFile(task.compress)).catch(() => undefined)
  else task.reply.postMessage(drawTerrain(task.seed, task.palette))
})
