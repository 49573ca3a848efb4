/** GitHub's API for the workflow scripts, without packages, and helpers for JSON of unknown shape. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined }

/** The author of the comments and issues that a workflow token posts. */
const BOT = 'github-actions[bot]'

export const parse: (text: string) => Json = JSON.parse

/** The value at a path of property names in JSON; undefined if there is none. */
export function at(json: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (value, key) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value[key] : undefined),
    json,
  )
}

/**
 * The string at a path in JSON.
 *
 * @throws if there is none
 */
export function textAt(json: Json | undefined, ...path: readonly string[]): string {
  const value = at(json, ...path)
  if (typeof value !== 'string') throw new Error(`${path.join('.')} is not a string`)
  return value
}

/** The number at a field of JSON; undefined if there is none. */
export function numberAt(json: Json | undefined, field: string): number | undefined {
  const value = at(json, field)
  return typeof value === 'number' ? value : undefined
}

/** Finds the comment or issue that a workflow token has posted with a marker. */
export function findOwn(items: readonly Json[], marker: string): Json | undefined {
  return items.find((item) => {
    const body = at(item, 'body')
    return at(item, 'user', 'login') === BOT && typeof body === 'string' && body.startsWith(marker)
  })
}

/**
 * Reads an environment variable.
 *
 * @throws if it is not set
 */
export function environment(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`The environment variable ${name} is not set`)
  return value
}

/**
 * Sends an API request for the repository that the workflow runs for.
 *
 * @throws on any response other than success
 */
export async function ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: Json): Promise<Json> {
  const response = await fetch(`${environment('GITHUB_API_URL')}/repos/${environment('GITHUB_REPOSITORY')}/${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${environment('GITHUB_TOKEN')}`,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return parse(await response.text())
}

/** Lists all items at a path. */
export async function list(path: string): Promise<Json[]> {
  const all: Json[] = []
  for (let page = 1; ; page += 1) {
    const items = await ask('GET', `${path}${path.includes('?') ? '&' : '?'}per_page=100&page=${page}`)
    if (!Array.isArray(items)) throw new Error(`GET ${path}: the response is not a list`)
    all.push(...items)
    if (items.length < 100) return all
  }
}
