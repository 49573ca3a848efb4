import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/**
 * A browser that is older than the `browserslist` of package.json, for 64-bit Linux. It is not a dependency: only one test
 * needs its 160 MB.
 */
const PACKAGE = '@sparticuz/chromium@109.0.6'

/** Downloads the browser into a temporary folder. Returns its path, and a function that removes it. */
export function installOldChromium(): { executablePath: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'old-chromium-'))
  const [packed = ''] = execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  }).split('\n')
  execFileSync('tar', ['xzf', join(folder, packed), '-C', folder])
  const executablePath = join(folder, 'chromium')
  writeFileSync(executablePath, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))))
  chmodSync(executablePath, 0o755)
  return {
    executablePath,
    remove: () => {
      rmSync(folder, { recursive: true })
    },
  }
}
