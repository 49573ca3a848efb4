import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
// Not with `import()`: where Gatsby has bundled this file, that has no `default`, and every picture would be damaged.
import sharp from 'sharp'
import { isAmong } from '../check'
import { CONTENT_FOLDER, readContentFiles } from '../parse/content-files'
import { parseYaml } from '../parse/parse-yaml'
import { namedPictures } from './images'
import { compareProblems, type ContentReport, type Problem } from '../messages/problem'
import { fieldLabel, fileSchema, textFields } from '../parse/schema-path'
import { problemAt } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import { quoted } from '../messages/text-format'

/** Whether a picture can be decoded to its last row, as strictly as the build does it. */
async function decodes(location: string): Promise<boolean> {
  try {
    // From its bytes: by its path, a picture that has been replaced would be taken from a cache as it was before.
    // Small output saves the memory; all of the file is read nevertheless.
    await sharp(readFileSync(location)).resize({ width: 16 }).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

/**
 * Decodes every picture that an entry names, so that a damaged one is told before a build stumbles over it. It takes
 * tens of milliseconds a picture; the check at each save therefore looks at the beginning and the end alone.
 *
 * @param root the project's root
 * @param report what the check has found; files with errors are not looked at again
 * @param places the files and folders that the report is limited to
 * @returns the report, with what was found here
 */
export async function checkDecoding(
  root: string,
  report: ContentReport,
  places: readonly string[] = [],
): Promise<ContentReport> {
  const told = new Set(report.problems.flatMap(({ file, severity }) => (severity === 'warning' ? [] : [file])))
  if (!existsSync(join(root, CONTENT_FOLDER))) return report
  const { entries, pictures } = readContentFiles(root)
  if (pictures.size === 0) return report
  const found: Problem[] = []
  for (const { path, type, source } of entries) {
    if (!source || told.has(source.file) || !isAmong(source.file, places)) continue
    const { tree } = parseYaml(source)
    if (!tree) continue
    const schema = fileSchema(type)
    for (const { path: picture, field } of namedPictures([...textFields(schema, tree.root)], path)) {
      if (!pictures.has(picture) || (await decodes(join(root, CONTENT_FOLDER, picture)))) continue
      found.push(
        problemAt(source, spanOf(field.node), {
          field: fieldLabel(schema, field.path),
          message: `${quoted(field.text)} is damaged`,
          advice: 'Copy it here once more, or open it in a picture editor and save it again.',
        }),
      )
    }
  }
  return { ...report, problems: [...report.problems, ...found].sort(compareProblems) }
}
