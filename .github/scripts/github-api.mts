/** GitHub's API for the scripts of the workflows, without packages, and JSON whose shape nobody guarantees. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined }

/** Whose comments and issues the token of a workflow posts. */
export const BOT = 'github-actions[bot]'

/** The most that GitHub lists at once. */
const PAGE_SIZE = 100

export const parse: (text: string) => Json = JSON.parse

/** The value at a path of names and numbers in some JSON; undefined if there is none. */
export function at(json: Json | undefined, ...path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined
    return typeof value === 'object' && value !== null ? value[key] : undefined
  }, json)
}

/** The text at a path in some JSON. Throws if there is none. */
export function textAt(json: Json | undefined, ...path: readonly (string | number)[]): string {
  const value = at(json, ...path)
  if (typeof value !== 'string') throw new Error(`${path.join('.')} is not a text`)
  return value
}

/** A variable of the environment. Throws if it is not set. */
export function environment(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`The environment has no ${name}`)
  return value
}

/** Sends a request about the repository that the workflow runs for. Throws on any answer but a success. */
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

/** Everything that GitHub lists at a path; it stops asking once it has `limit` items. */
export async function list(path: string, limit = Infinity): Promise<Json[]> {
  const all: Json[] = []
  for (let page = 1; ; page += 1) {
    const items = await ask('GET', `${path}${path.includes('?') ? '&' : '?'}per_page=${PAGE_SIZE}&page=${page}`)
    if (!Array.isArray(items)) throw new Error(`GET ${path}: no list`)
    all.push(...items)
    if (items.length < PAGE_SIZE || all.length >= limit) return all
  }
}
