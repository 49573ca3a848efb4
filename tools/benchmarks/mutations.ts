import { spawnSync } from 'node:child_process'
import { runCommand } from '../commands/run-command'

/** npm keeps them in its own cache, since only this benchmark needs them: in package.json, everyone would install them. */
const PACKAGES = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/jest-runner@9.6.1']

const HELP = {
  usage: 'AREA=<area> npx tsx tools/benchmarks/mutations.ts',
  summary: 'reports which changes to the code of an area its unit tests notice',
}

// stryker.config.mjs describes the variables, and reads them.
void runCommand(HELP, () => {
  const packages = PACKAGES.map((name) => `--package=${name}`)
  const { status } = spawnSync('npm', ['exec', '--yes', ...packages, '--', 'stryker', 'run'], {
    stdio: 'inherit',
    // Stryker's processes load the environment of the tests, which is TypeScript.
    env: { ...process.env, NODE_OPTIONS: '--import tsx' },
  })
  process.exitCode = status ?? 1
  return ''
})
