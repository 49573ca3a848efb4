import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ArgumentError } from '../content/commands/arguments'
import { quoted } from '../content/messages/text-format'

/** The branch that pull requests are merged into, as a clone knows it and as a work tree may have it. */
const MAIN = ['origin/main', 'main']

/** The git repository of a project, of which states are compared. */
export class Repository {
  constructor(private readonly root: string) {}

  /**
   * Where the line of work that is compared has left the main branch, or another one: what came to it later is not part
   * of the work.
   *
   * @param ref a branch, tag or commit; undefined for the main branch
   * @param head the commit that is compared
   * @throws {@link ArgumentError} where there is no such ref
   */
  baseOf(ref: string | undefined, head: string): string {
    const name = ref ?? MAIN.find((branch) => this.find(branch) !== undefined)
    if (name === undefined) throw new ArgumentError('There is no branch main. Name the state to compare with: --base …')
    const commit = this.commitOf(name)
    return this.ask('merge-base', commit, head) ?? commit
  }

  /**
   * The commit that a ref names.
   *
   * @throws {@link ArgumentError} where there is none
   */
  commitOf(ref: string): string {
    const commit = this.find(ref)
    if (commit === undefined)
      throw new ArgumentError(
        `${quoted(ref)} is no branch, tag or commit of this repository, and no folder with a built site.`,
      )
    return commit
  }

  /** A commit as people name it: its first letters, and its subject. */
  describe(commit: string): string {
    return this.run(['log', '-1', '--format=%h %s', commit])
  }

  /** The tree of a commit. */
  treeOf(commit: string): string {
    return this.run(['rev-parse', `${commit}^{tree}`])
  }

  /**
   * The work tree as it is now, with files that git does not know yet and without those that it ignores. What is staged
   * stays as it is: an index of its own is used.
   *
   * @param folder where that index is kept
   */
  workTree(folder: string): string {
    mkdirSync(folder, { recursive: true })
    const env = { GIT_INDEX_FILE: join(folder, 'work-tree.index') }
    this.run(['read-tree', 'HEAD'], env)
    this.run(['add', '--all'], env)
    return this.run(['write-tree'], env)
  }

  /** Puts the files of a tree into a folder: those that differ are written, those that are gone are deleted. */
  checkOut(tree: string, folder: string): void {
    mkdirSync(folder, { recursive: true })
    // Within the folder, so that it is gone with it: git would take files for written that are not there.
    const env = { GIT_INDEX_FILE: join(folder, '.index') }
    this.run([`--work-tree=${folder}`, 'read-tree', '-u', '--reset', tree], env)
  }

  /** The id of a file in a tree; undefined where it is not there. */
  fileIn(tree: string, file: string): string | undefined {
    return this.ask('rev-parse', '--verify', '--quiet', `${tree}:${file}`)
  }

  /** The id that a file of the work tree would have. */
  idOf(file: string): string | undefined {
    return this.ask('hash-object', file)
  }

  private find(ref: string): string | undefined {
    // A ref that begins with a dash would be an option.
    return ref.startsWith('-') ? undefined : this.ask('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  }

  private ask(...words: string[]): string | undefined {
    try {
      return this.run(words)
    } catch {
      return undefined
    }
  }

  private run(words: readonly string[], env: NodeJS.ProcessEnv = {}): string {
    return execFileSync('git', words, {
      cwd: this.root,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  }
}
