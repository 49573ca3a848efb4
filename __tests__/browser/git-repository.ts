import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IDENTITY = ['-c', 'user.name=Ada Editor', '-c', 'user.email=ada@example.com']

/** What a commit changes. Paths are relative to the root of the repository. */
export interface FileChanges {
  additions: readonly { path: string; bytes: Buffer }[]
  deletions: readonly string[]
}

/** A git repository in a temporary folder, with a copy of content on its branch `main`. */
export class GitRepository {
  readonly root = mkdtempSync(join(tmpdir(), 'repository-'))

  /** @param content the folder whose copy is committed as `content/` */
  constructor(content: string) {
    cpSync(content, join(this.root, 'content'), { recursive: true })
    this.git('init', '--quiet', '--initial-branch=main')
    this.git('add', '.')
    this.git('commit', '--quiet', '--message=Add the content')
  }

  /** Runs git, and returns its output. */
  git(...args: string[]): string {
    return this.run(args).toString('utf8')
  }

  /** The commit that a branch points to; undefined if there is no such branch. */
  head(branch: string): string | undefined {
    return this.tryRun('rev-parse', '--verify', '--quiet', `refs/heads/${branch}`)?.toString('utf8').trim()
  }

  /** The bytes of a blob or of `revision:path`; undefined if it does not exist. */
  bytes(object: string): Buffer | undefined {
    return this.tryRun('cat-file', 'blob', object)
  }

  /** The files of a revision. */
  files(revision: string): { path: string; sha: string; size: number }[] {
    return this.git('ls-tree', '-r', '-l', '-z', revision)
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [facts = '', path = ''] = line.split('\t')
        const [, , sha = '', size] = facts.split(/\s+/)
        return { path, sha, size: Number(size) }
      })
  }

  /** Commits changes on top of a branch, as a git host does: without touching a working tree. Returns the new commit. */
  commit(branch: string, { additions, deletions }: FileChanges, message: string): string {
    const parent = `refs/heads/${branch}`
    const env = { GIT_INDEX_FILE: join(this.root, '.git', 'index-of-host') }
    this.run(['read-tree', parent], { env })
    for (const { path, bytes } of additions) {
      const sha = this.run(['hash-object', '-w', '--stdin'], { input: bytes }).toString().trim()
      this.run(['update-index', '--add', '--cacheinfo', `100644,${sha},${path}`], { env })
    }
    for (const path of deletions) this.run(['update-index', '--force-remove', path], { env })
    const tree = this.run(['write-tree'], { env }).toString().trim()
    const commit = this.git('commit-tree', tree, '-p', parent, '-m', message).trim()
    this.git('update-ref', parent, commit)
    return commit
  }

  /** The lines of a file that differ between two revisions, each with its sign. */
  changedLines(from: string, to: string, path = '.'): string[] {
    return this.git('diff', '--unified=0', from, to, '--', path)
      .split('\n')
      .filter((line) => /^[-+](?![-+]{2} )/.test(line))
  }

  /** Deletes the repository. */
  dispose(): void {
    rmSync(this.root, { recursive: true, force: true })
  }

  private tryRun(...args: string[]): Buffer | undefined {
    try {
      return this.run(args)
    } catch {
      return undefined
    }
  }

  private run(args: readonly string[], { input, env = {} }: { input?: Buffer; env?: Record<string, string> } = {}) {
    return execFileSync('git', [...IDENTITY, ...args], {
      cwd: this.root,
      input,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'ignore'],
    })
  }
}
