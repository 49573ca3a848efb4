import type { FileChange } from './file-changes'

/** The changed files other than pages. */
export function FilesSection({ files }: { files: readonly FileChange[] }) {
  return (
    <ul className="paths">
      {files.map(({ name, change }) => (
        <li key={name}>
          <bdi>{name}</bdi> <span className={`tag ${change}`}>{change}</span>
        </li>
      ))}
    </ul>
  )
}
