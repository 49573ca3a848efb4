import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

/** What to do where no nginx is found; one line. */
const NGINX_ADVICE =
  'The tests of the host need nginx: install it (Debian and Ubuntu: apt-get install nginx-light, as root).'

/** What nginx writes to while it runs; the paths that it was built with may belong to somebody else. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** The built site, served by a real nginx on this machine alone. */
export interface NginxServer {
  /** Where the site is, as it is behind TLS. */
  origin: string
  /** Where visitors come who do not ask for TLS. */
  plainOrigin: string
  stop: () => Promise<void>
}

function findNginx(): string {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin', '/usr/local/sbin')
  const found = folders
    .map((folder) => join(folder, 'nginx'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
  if (found === undefined) throw new Error(NGINX_ADVICE)
  return found
}

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') done(address.port)
        else fail(new Error('No free port'))
      })
    })
  })
}

/** The site's configuration with what belongs to its machine, addresses, certificate and folder, put in from here. */
function onThisMachine(root: string, port: number, plainPort: number): string {
  const replace = (text: string, pattern: RegExp, by: string) => {
    if (!pattern.test(text)) throw new Error(`deploy/nginx.conf has nothing like ${pattern.source}`)
    return text.replace(pattern, by)
  }
  let conf = readFileSync('deploy/nginx.conf', 'utf8')
  conf = replace(conf, /^ *(?:listen \[::\]|ssl_).*\n/gm, '')
  conf = replace(conf, /listen 80 default_server;/, `listen 127.0.0.1:${plainPort};`)
  conf = replace(conf, /listen 443 ssl http2 default_server;/, `listen 127.0.0.1:${port};`)
  return replace(conf, /\/srv\/site\/public\b/g, resolve(root))
}

/** Waits until nginx listens; fails with what it said where it ends instead. */
async function listening(nginx: ChildProcess, origin: string): Promise<void> {
  let said = ''
  nginx.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx does not start: ${said}`)
    try {
      await fetch(origin, { method: 'HEAD' })
      return
    } catch {
      await new Promise((done) => setTimeout(done, 20))
    }
  }
}

/**
 * Starts nginx with `deploy/nginx.conf`.
 *
 * @param root the folder of the built site
 * @throws where there is no nginx, or where it refuses the configuration
 */
export async function startNginx(root = 'public'): Promise<NginxServer> {
  const executable = findNginx()
  const [port, plainPort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  writeFileSync(join(folder, 'site.conf'), onThisMachine(root, port, plainPort))
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off; master_process off; pid nginx.pid; error_log stderr;',
      'events {}',
      'http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;',
      ...TEMPORARY.map((name) => `${name}_temp_path ${name};`),
      'include site.conf; }',
    ].join('\n'),
  )
  const nginx = spawn(executable, ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((done) =>
    nginx.once('exit', () => {
      done()
    }),
  )
  const stop = async () => {
    nginx.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    await listening(nginx, origin)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, plainOrigin: `http://127.0.0.1:${plainPort}`, stop }
}
