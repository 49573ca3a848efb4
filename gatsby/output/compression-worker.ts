import { parentPort } from 'node:worker_threads'
import { compressFile } from './compress-file'

/** Compresses the files whose paths it receives, one after another, until it receives null. */
let last = Promise.resolve()
parentPort?.on('message', (file: string | null) => {
  // The end of the build tries again what failed, and reports it.
  if (file === null) void last.then(() => parentPort?.close())
  else last = last.then(() => compressFile(file)).catch(() => undefined)
})
