import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configurationHere, findProgram, freePort, type SiteServer, startServer } from '../build/server-process'

const ADVICE =
  'The tests of the host need nginx with its module for brotli: install them (Debian and Ubuntu: apt-get install nginx-light libnginx-mod-http-brotli-static, as root).'

/** The path at which Debian's package installs the module. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Directories that nginx writes to at run time; the compiled-in paths may belong to another user. */
const TEMPORARY_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** The built site, served locally by a real nginx. */
export interface NginxServer extends SiteServer {
  /** The origin for plain HTTP. */
  plainOrigin: string
}

interface NginxOptions {
  /** The port of the consultation service; if set, nginx forwards requests to it. */
  servicePort?: number
  /** Additional lines for the `http` block. */
  lines?: readonly string[]
}

/**
 * Starts nginx with `deploy/nginx.conf`.
 *
 * @param root The folder of the built site
 * @throws if nginx is not installed, or if it rejects the configuration
 */
export async function startNginx(
  root = 'public',
  { servicePort, lines = [] }: NginxOptions = {},
): Promise<NginxServer> {
  const program = findProgram('nginx', ADVICE)
  if (!existsSync(BROTLI_MODULE)) throw new Error(ADVICE)
  const [port, plainPort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const site = configurationHere('deploy/nginx.conf', root, [
    // The lines may be comments or not, depending on where the firm's requests go.
    [/(?:# )?include \/srv\/site\/deploy/g, `${servicePort === undefined ? '# ' : ''}include ${folder}`],
    [/^ *(?:listen \[::\]|ssl_).*\n/gm, ''],
    [/listen 80 default_server;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 ssl http2 default_server;/, `listen 127.0.0.1:${port};`],
  ])
  writeFileSync(join(folder, 'site.conf'), site)
  if (servicePort !== undefined) {
    for (const file of ['consultation-limits.nginx.conf', 'consultation-api.nginx.conf']) {
      const text = readFileSync(join('deploy', file), 'utf8')
      writeFileSync(join(folder, file), text.replace('127.0.0.1:9000', `127.0.0.1:${servicePort}`))
    }
  }
  const configuration = [
    `load_module ${BROTLI_MODULE};`,
    'daemon off; master_process off; pid nginx.pid; error_log stderr;',
    'events {}',
    // With gzip on, as in Debian's nginx.conf.
    'http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; gzip on;',
    ...TEMPORARY_FOLDERS.map((name) => `${name}_temp_path ${name};`),
    ...lines,
    'include site.conf; }',
  ]
  writeFileSync(join(folder, 'nginx.conf'), configuration.join('\n'))
  const command = [program, '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]
  return { ...(await startServer({ command, port, folder })), plainOrigin: `http://127.0.0.1:${plainPort}` }
}
