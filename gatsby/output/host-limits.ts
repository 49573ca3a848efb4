/** What a host allows in a file that the build writes for it. */
interface HostLimit {
  host: string
  file: string
  /** What is limited, after its number. */
  unit: string
  most: number
  /** What the host does with more. */
  effect: string
  /** The largest number in the file's text, and where it is. */
  measure: (text: string) => { count: number; cause: string }
  /** Where the host documents it. */
  source: string
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** Returns the longest of several texts, and its beginning as the cause. */
function longest(texts: readonly string[]): { count: number; cause: string } {
  const [text = ''] = [...texts].sort((one, other) => other.length - one.length)
  return { count: text.length, cause: `the longest is “${text.slice(0, 60)}…”` }
}

const redirects = (text: string) => ({ count: linesOf(text).length, cause: 'they are in content/redirects.yml' })

const LIMITS: readonly HostLimit[] = [
  {
    host: 'Cloudflare Pages',
    file: '_headers',
    unit: 'characters per line',
    most: 2000,
    effect: 'ignores longer lines',
    measure: (text) => longest(linesOf(text).map((line) => line.trim())),
    source: 'https://developers.cloudflare.com/pages/configuration/headers/',
  },
  {
    host: 'Cloudflare Pages',
    file: '_headers',
    unit: 'rules',
    most: 100,
    effect: 'ignores the rest',
    measure: (text) => ({
      count: linesOf(text).filter((line) => !line.startsWith(' ')).length,
      cause: 'each path in the file has one',
    }),
    source: 'https://developers.cloudflare.com/pages/configuration/headers/',
  },
  {
    host: 'Cloudflare Pages',
    file: '_redirects',
    unit: 'redirects',
    most: 2000,
    effect: 'ignores the rest',
    measure: redirects,
    source: 'https://developers.cloudflare.com/pages/configuration/redirects/',
  },
  {
    host: 'Cloudflare Pages',
    file: '_redirects',
    unit: 'characters per redirect',
    most: 1000,
    effect: 'ignores longer ones',
    measure: (text) => longest(linesOf(text)),
    source: 'https://developers.cloudflare.com/pages/configuration/redirects/',
  },
  {
    host: 'Netlify',
    file: '_redirects',
    unit: 'redirects',
    most: 10_000,
    effect: 'may reject a deploy with more',
    measure: redirects,
    source: 'https://docs.netlify.com/manage/routing/redirects/overview/',
  },
  ...['_headers.conf', '_redirects.conf'].map((file) => ({
    host: 'nginx',
    file,
    unit: 'characters per parameter',
    // A parameter and its quotes must be shorter than the buffer of 4,096 (NGX_CONF_BUFFER).
    most: 4093,
    effect: 'does not start with longer ones',
    // Every parameter in these files is in quotes. A quotation mark within one follows a backslash.
    measure: (text: string) => longest(text.split(/(?<!\\)"/)),
    source: 'https://github.com/nginx/nginx/blob/release-1.22.1/src/core/ngx_conf_file.c',
  })),
]

/**
 * Returns a message for each limit of a host that the build's files exceed.
 *
 * @param files the texts of the files, by name
 */
export function exceededLimits(files: Readonly<Record<string, string>>): string[] {
  return LIMITS.flatMap(({ host, file, unit, most, effect, measure, source }) => {
    const { count, cause } = measure(files[file] ?? '')
    if (count <= most) return []
    const [limit, found] = [most, count].map((number) => number.toLocaleString('en-US'))
    return `${host} allows at most ${limit} ${unit} in ${file}, and ${effect}. This build has ${found}: ${cause}. See ${source}`
  })
}
