import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configurationHere, findProgram, freePort, runServer, type SiteServer } from './server-process'

/** What to do where no nginx is found; one line. */
const NGINX_ADVICE =
  'The tests of the host need nginx with its module for brotli: install them (Debian and Ubuntu: apt-get install nginx-light libnginx-mod-http-brotli-static, as root).'

/** Where Debian's package puts the module. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** What nginx writes to while it runs; the paths that it was built with may belong to somebody else. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** The built site, served by a real nginx on this machine alone. */
export interface NginxServer extends SiteServer {
  /** Where visitors come who do not ask for TLS. */
  plainOrigin: string
}

interface NginxOptions {
  /** The port of the consultation service, which nginx then passes requests to. */
  servicePort?: number
  /** More lines of its `http` block. */
  lines?: readonly string[]
}

/** Puts the configuration of the consultation service into a folder, with the service's port. */
function writeServiceFiles(folder: string, servicePort: number): void {
  for (const file of ['consultation-limits.nginx.conf', 'consultation-api.nginx.conf']) {
    const text = readFileSync(join('deploy', file), 'utf8').replace('127.0.0.1:9000', `127.0.0.1:${servicePort}`)
    writeFileSync(join(folder, file), text)
  }
}

/**
 * Starts nginx with `deploy/nginx.conf`.
 *
 * @param root the folder of the built site
 * @throws if there is no nginx, or if it refuses the configuration
 */
export async function startNginx(
  root = 'public',
  { servicePort, lines = [] }: NginxOptions = {},
): Promise<NginxServer> {
  const program = findProgram('nginx', NGINX_ADVICE)
  if (!existsSync(BROTLI_MODULE)) throw new Error(NGINX_ADVICE)
  const [port, plainPort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const site = configurationHere('deploy/nginx.conf', root, [
    ...(servicePort === undefined ? [] : [[/# include \/srv\/site\/deploy/g, `include ${folder}`] as const]),
    [/^ *(?:listen \[::\]|ssl_).*\n/gm, ''],
    [/listen 80 default_server;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 ssl http2 default_server;/, `listen 127.0.0.1:${port};`],
  ])
  writeFileSync(join(folder, 'site.conf'), site)
  if (servicePort !== undefined) writeServiceFiles(folder, servicePort)
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      `load_module ${BROTLI_MODULE};`,
      'daemon off; master_process off; pid nginx.pid; error_log stderr;',
      'events {}',
      // With gzip on, as Debian's nginx.conf has it.
      'http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; gzip on;',
      ...TEMPORARY.map((name) => `${name}_temp_path ${name};`),
      ...lines,
      'include site.conf; }',
    ].join('\n'),
  )
  const origin = `http://127.0.0.1:${port}`
  const command = [program, '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]
  try {
    const stop = await runServer(command, origin)
    return {
      origin,
      plainOrigin: `http://127.0.0.1:${plainPort}`,
      stop: async () => {
        await stop()
        rmSync(folder, { recursive: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
}
