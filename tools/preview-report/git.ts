import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { quoted } from '../../content-check/messages/text-format'
import { ArgumentError } from '../commands/run-command'

/** The branch of pull requests, remote and local. */
const MAIN_BRANCHES = ['origin/main', 'main']

export class Repository {
  constructor(private readonly root: string) {}

  /** The commit of the first branch, tag, or commit that exists. Throws {@link ArgumentError} for none. */
  commitOf(...refs: readonly string[]): string {
    for (const ref of refs) {
      // Git would parse a ref that begins with a dash as an option.
      const commit = ref.startsWith('-') ? undefined : this.tryRun('rev-parse', '--verify', `${ref}^{commit}`)
      if (commit !== undefined) return commit
    }
    throw new ArgumentError(`${quoted(refs.join(' or '))} is not a branch, tag, or commit in this repository.`)
  }

  /** The merge base of a commit and a ref, by default the main branch, whose later commits do not count. */
  baseOf(head: string, ref?: string): string {
    const commit = this.commitOf(...(ref === undefined ? MAIN_BRANCHES : [ref]))
    return this.tryRun('merge-base', commit, head) ?? commit
  }

  /** The commit that a merge commit brings in, as GitHub checks out; any other commit itself. */
  sourceOf(commit: string): string {
    return this.commitOf(`${commit}^2`, commit)
  }

  /** A commit's abbreviated hash and subject. */
  describe(commit: string): string {
    return this.run(['log', '-1', '--format=%h %s', commit])
  }

  /** Writes a tree of the work tree, without ignored files. A separate index keeps what is staged. */
  workTree(index: string): string {
    this.run(['read-tree', 'HEAD'], index)
    this.run(['add', '--all'], index)
    return this.run(['write-tree'], index)
  }

  /** The paths that differ between two trees or commits, except some files or folders. */
  changesExcept(paths: readonly string[], from: string, to: string): string[] {
    return this.run(['diff', '--name-only', '-z', from, to, '--', ...paths.map((path) => `:!${path}`)])
      .split('\0')
      .filter((path) => path !== '')
  }

  /** Makes a folder equal to a tree or commit, except for the files that git ignores. */
  checkOut(tree: string, folder: string): void {
    mkdirSync(folder, { recursive: true })
    this.run([`--work-tree=${folder}`, 'read-tree', '-u', '--reset', tree], `${folder}.index`)
  }

  /**
   * The files below some folders whose present text no commit has: changed, new, and ignored files. Paths are relative to the
   * root. Throws git's error outside a repository.
   */
  uncommitted(folders: readonly string[]): string[] {
    const prefix = this.run(['rev-parse', '--show-prefix'])
    const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all', '--ignored']
    return this.run(['--literal-pathspecs', 'status', ...options, '--', ...folders])
      .split('\0')
      .map((line) => line.slice('XY '.length + prefix.length))
  }

  private tryRun(...args: string[]): string | undefined {
    try {
      return this.run(args)
    } catch {
      return undefined
    }
  }

  private run(args: readonly string[], index?: string): string {
    return execFileSync('git', args, {
      cwd: this.root,
      env: { ...process.env, ...(index !== undefined && { GIT_INDEX_FILE: index }) },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trimEnd()
  }
}
