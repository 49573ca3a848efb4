import { once } from 'node:events'
import { MessageChannel, type Transferable, Worker } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { z } from 'zod'
import type { Palette } from '../../src/illustrations/palette'
import type { Task } from './worker-code'

let worker: Worker | undefined

function assign(task: Task, transferred: Transferable[] = []): void {
  worker ??= startWorker()
  worker.postMessage(task, transferred)
}

function startWorker(): Worker {
  // Gatsby compiles this file to another folder, so the path is relative to the working directory.
  const entryPoints = ['gatsby/worker/worker-code.ts']
  const { outputFiles } = buildSync({ entryPoints, bundle: true, platform: 'node', write: false })
  const code = outputFiles.map(({ text }) => text).join('')
  // With a small space for young objects, the buffers of finished files are freed soon.
  return new Worker(code, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: 8 } })
}

/**
 * Starts to compress a file that this build does not change anymore. The main thread is busy with other work, and most of another
 * processor is idle until the end of the build. `finishBuildWorker` awaits the result.
 */
export function compressEarly(file: string): void {
  assign({ compress: file })
}

/**
 * Draws a terrain like `drawTerrain`, but in half the time. Webpack sets `Symbol.isConcatSpreadable` on its arrays, after which V8
 * concatenates all arrays of the same thread slowly, and d3-contour does that often.
 */
export async function drawTerrainInWorker(seed: string, palette: Palette): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  assign({ seed, palette, reply: port2 }, [port2])
  const [svg] = z.tuple([z.string()]).parse(await once(port1, 'message'))
  port1.close()
  return svg
}

/** Waits until the worker has finished all tasks, and ends it. */
export async function finishBuildWorker(): Promise<void> {
  if (!worker) return
  const ended = once(worker, 'exit')
  assign('end')
  worker = undefined
  await ended
}
