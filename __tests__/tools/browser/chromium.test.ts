import { spawnSync } from 'node:child_process'
import { chmodSync, symlinkSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { folderForEachTest } from '../../gatsby/folder'

const folder = folderForEachTest()

/** Writes a program that a command can start. */
function program(path: string, script: string): string {
  folder.write(path, `#!/bin/sh\n${script}\n`)
  chmodSync(folder.at(path), 0o755)
  return folder.at(path)
}

const BROWSER = 'echo Chromium 1'

/** Runs the first command of `npm test` on a machine that has only the programs in some folders, and no network. */
function findBrowser(environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve('tools/commands/browser-command.ts')],
    {
      encoding: 'utf8',
      env: {
        PATH: folder.at('bin'),
        HOME: folder.at('home'),
        PLAYWRIGHT_BROWSERS_PATH: folder.at('playwright'),
        PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1',
        ...environment,
      },
    },
  )
  return { status, output: stdout + stderr }
}

const found = (path: string) => ({ status: 0, output: expect.stringMatching(`The browser is ${path}\n$`) as string })

test('the browser in CHROMIUM_PATH is used, even if the system has another', () => {
  program('bin/chromium', BROWSER)
  const own = program('own/chrome', BROWSER)
  expect(findBrowser({ CHROMIUM_PATH: own })).toEqual(found(own))
})

test('a CHROMIUM_PATH without a browser is an error, and never replaced', () => {
  program('bin/chromium', BROWSER)
  const { status, output } = findBrowser({ CHROMIUM_PATH: '/no/such/browser' })
  expect(status).toBe(1)
  expect(output).toBe('CHROMIUM_PATH is /no/such/browser, but that is not a working browser. Correct it or unset it.\n')
})

test('the first of the system’s browsers is used, but not one that does not start, such as a hint to install a snap', () => {
  program('snap/chromium', 'exit 1')
  const own = program('snap/google-chrome-stable', BROWSER)
  program('bin/chromium', BROWSER)
  expect(findBrowser({ PATH: [folder.at('snap'), folder.at('bin')].join(delimiter) })).toEqual(found(own))
})

// On other systems, browsers are found without PATH, so an empty one does not hide the machine's own browser.
const onLinux = process.platform === 'linux' ? describe : describe.skip

onLinux('without a browser', () => {
  test('Debian’s packages are installed, after a message that says so', () => {
    const installed = folder.at('bin/chromium')
    program(
      'bin/apt-get',
      `[ "$1" = install ] && printf '#!/bin/sh\n${BROWSER}' > ${installed} && /bin/chmod +x ${installed}; exit 0`,
    )
    // For users other than root.
    program('bin/sudo', 'shift; exec "$@"')
    symlinkSync('/usr/bin/env', folder.at('bin/env'))
    const { status, output } = findBrowser()
    expect(output).toMatch(
      /No browser was found\. Running: .*apt-get install --yes --no-install-recommends chromium fonts-liberation\n/,
    )
    expect({ status, output }).toEqual(found(installed))
  })

  test('without permission to install packages, the message says how to install a browser on each system', () => {
    program('bin/apt-get', 'exit 0')
    program('bin/sudo', 'echo "sudo: a password is required" >&2; exit 1')
    const { status, output } = findBrowser()
    expect(status).toBe(1)
    for (const advice of [
      'Debian and Ubuntu: run “sudo apt-get install chromium fonts-liberation”',
      'macOS: install Chrome',
      'Windows: install Chrome',
      'npx playwright install --with-deps chromium',
      'CHROMIUM_PATH',
    ])
      expect(output).toContain(advice)
  })
})
