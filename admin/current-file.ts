import { z } from 'zod'
import { GIT_HOST_APIS } from './git-hosts'
import { SESSION_KEY } from './stored-session'

/** The part of the CMS's configuration that says where it saves. */
const configSchema = z.object({
  backend: z.object({
    name: z.enum(['github', 'gitlab', 'gitea']),
    repo: z.string(),
    branch: z.string().default(''),
    api_root: z.string(),
  }),
})

/** The CMS's session: for a folder on the editor's machine, or for a git host. */
const sessionSchema = z.object({ backendName: z.string().default(''), token: z.string().default('') })

/** Where the CMS keeps the folder that an editor has chosen: see `getRootDirHandle` in its source. */
const FOLDER_STORE = 'file-system-handles'
const FOLDER_KEY = 'root_dir_handle'

/** The text of a file, with its byte order mark. */
const decode = (bytes: BufferSource) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result)
    })
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('The browser’s database failed'))
    })
  })

async function chosenFolder(database: string): Promise<FileSystemDirectoryHandle> {
  const opened = await resultOf(indexedDB.open(database))
  try {
    const folder: unknown = await resultOf(opened.transaction(FOLDER_STORE).objectStore(FOLDER_STORE).get(FOLDER_KEY))
    if (!(folder instanceof FileSystemDirectoryHandle)) throw new Error('No folder is chosen')
    return folder
  } finally {
    opened.close()
  }
}

async function readFromFolder(root: FileSystemDirectoryHandle, path: string): Promise<string | undefined> {
  const names = path.split('/')
  try {
    let folder = root
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
    const file = await folder.getFileHandle(names.at(-1) ?? '')
    return decode(await (await file.getFile()).arrayBuffer())
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
    throw error
  }
}

export interface CurrentFile {
  /** Undefined if there is no such file. */
  text?: string
  /** The commit from which it was read, if the git host reports it. */
  commit?: string
}

/**
 * Reads a file as it is now in the place where the CMS saves it: in the folder on the editor's machine, in the open pull
 * request for the entry if there is one, or in the branch.
 *
 * @param config the CMS's configuration
 * @param path relative to the repository
 * @param draftBranch the branch on which the CMS would save the entry, if each change becomes a pull request
 * @throws if the folder or the git host cannot be read
 */
export async function readCurrentFile(config: unknown, path: string, draftBranch?: string): Promise<CurrentFile> {
  const { name, repo, branch, api_root } = configSchema.parse(config).backend
  const session = sessionSchema.parse(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}'))
  if (session.backendName === 'local')
    return { text: await readFromFolder(await chosenFolder(`${name}:${repo}`), path) }
  const ask = async (apiPath: string, accept: string) => {
    const response = await fetch(api_root + apiPath, {
      headers: { Accept: accept, Authorization: `Bearer ${session.token}` },
      // The answer of a moment ago does not count, and GitHub allows browsers to keep it for a minute.
      cache: 'no-store',
    })
    if (!response.ok && response.status !== 404) throw new Error(`The git host responded with ${response.status}`)
    return response.ok ? response : undefined
  }
  const { head, file, pullRequests } = GIT_HOST_APIS[name]
  const listed =
    draftBranch === undefined || !pullRequests
      ? undefined
      : await ask(pullRequests(repo, draftBranch), 'application/json')
  const isOpen = z.array(z.unknown()).parse((await listed?.json()) ?? []).length > 0
  const source = isOpen ? String(draftBranch) : branch
  const commit = head && (await (await ask(head(repo, source), 'application/vnd.github.sha'))?.text())
  const response = await ask(file(repo, path, commit ?? source), 'application/vnd.github.raw+json')
  return { text: response && decode(await response.arrayBuffer()), commit }
}
