import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
// Not with `import()`: after Gatsby bundles this file, that has no `default`, and every image would seem damaged.
import sharp from 'sharp'
import { isInScope } from '../check'
import { compareProblems, type ContentReport, type Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { parseYaml } from '../parse/parse-yaml'
import { readContentFiles } from '../parse/read-content-files'
import { fileSchema, textFields } from '../parse/schema-path'
import { fieldProblem } from './entry'
import { imageReferences } from './images'

/** Whether an image can be decoded to its last row, as strictly as the build does it. */
async function canDecode(location: string): Promise<boolean> {
  try {
    // Decode from bytes: given a path, sharp would return a replaced image from its cache.
    // The small output saves memory; the whole file is still read.
    await sharp(readFileSync(location)).resize({ width: 16 }).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

/**
 * Decodes every image that an entry names, so that a damaged image is reported before a build fails on it. Decoding takes
 * tens of milliseconds per image, so the check on each save looks only at the beginning and the end of the file.
 *
 * @param root the project root
 * @param report the result of the check so far; files with errors are skipped
 * @param scope the files and folders that the report is limited to
 * @returns the report, with the problems found here added
 */
export async function checkDecoding(
  root: string,
  report: ContentReport,
  scope: readonly string[] = [],
): Promise<ContentReport> {
  const reported = new Set(report.problems.flatMap(({ file, severity }) => (severity === 'warning' ? [] : [file])))
  if (!existsSync(join(root, CONTENT_FOLDER))) return report
  const { entries, images } = readContentFiles(root)
  if (images.size === 0) return report
  const found: Problem[] = []
  for (const { path, type, source } of entries) {
    if (!source || reported.has(source.file) || !isInScope(source.file, scope)) continue
    const { tree } = parseYaml(source)
    if (!tree) continue
    const fields = [...textFields(fileSchema(type), tree.root)]
    for (const { path: image, field } of imageReferences(fields, path)) {
      if (!images.has(image) || reported.has(`${CONTENT_FOLDER}/${image}`)) continue
      if (await canDecode(join(root, CONTENT_FOLDER, image))) continue
      found.push(
        fieldProblem({ source, type, ...tree }, field.path, {
          message: `${quoted(field.text)} is damaged`,
          advice: 'Copy it here again, or open it in an image editor and save it again.',
        }),
      )
    }
  }
  return { ...report, problems: [...report.problems, ...found].sort(compareProblems) }
}
