/** GitHub's API for the workflow scripts, without packages, and helpers for JSON of unknown shape. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined }

/** The author of the comments and issues that a workflow token posts. */
export const BOT = 'github-actions[bot]'

/** The maximum page size of GitHub's API. */
const PAGE_SIZE = 100

export const parse: (text: string) => Json = JSON.parse

/** The value at a path of property names and indexes in JSON; undefined if there is none. */
export function at(json: Json | undefined, ...path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined
    return typeof value === 'object' && value !== null ? value[key] : undefined
  }, json)
}

/**
 * The string at a path in JSON.
 *
 * @throws if there is none
 */
export function textAt(json: Json | undefined, ...path: readonly (string | number)[]): string {
  const value = at(json, ...path)
  if (typeof value !== 'string') throw new Error(`${path.join('.')} is not a string`)
  return value
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
      'X-GitHub-Api-Version': '2022-11-28',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return parse(await response.text())
}

/** Lists all items at a path; stops requesting pages once it has `limit` items. */
export async function list(path: string, limit = Infinity): Promise<Json[]> {
  const all: Json[] = []
  for (let page = 1; ; page += 1) {
    const items = await ask('GET', `${path}${path.includes('?') ? '&' : '?'}per_page=${PAGE_SIZE}&page=${page}`)
    if (!Array.isArray(items)) throw new Error(`GET ${path}: the response is not a list`)
    all.push(...items)
    if (items.length < PAGE_SIZE || all.length >= limit) return all
  }
}
