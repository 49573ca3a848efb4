import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { z } from 'zod'
import type { Palette } from '../brand/drawing-colors'

let thread: Worker | undefined

function startThread(): Worker {
  // Gatsby compiles this file elsewhere, so the path is relative to the working directory.
  const entryPoints = ['gatsby/sources/terrain-thread-code.ts']
  const { outputFiles } = buildSync({ entryPoints, bundle: true, platform: 'node', write: false })
  const started = new Worker(outputFiles.map(({ text }) => text).join(''), { eval: true })
  // Otherwise, the build would not end.
  started.unref()
  return started
}

/**
 * Draws a terrain like `drawTerrain`, but in 15 ms, not 33, and in parallel: 8 seconds less with 250 services.
 * Webpack sets `Symbol.isConcatSpreadable` on its arrays, so V8 concatenates all of that thread's arrays slowly, which
 * d3-contour often does.
 */
export async function drawTerrainInThread(seed: string, palette: Palette): Promise<string> {
  thread ??= startThread()
  const { port1, port2 } = new MessageChannel()
  thread.postMessage({ seed, palette, reply: port2 }, [port2])
  const [svg] = z.tuple([z.string()]).parse(await once(port1, 'message'))
  port1.close()
  return svg
}
