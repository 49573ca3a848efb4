import { readFileSync } from 'node:fs'
import { join } from 'node:path'
// Not with `import()`: in Gatsby's bundle, its result has no `default`, and every image would seem damaged.
import sharp from 'sharp'
import type { ContentCheck } from '../check'
import { compareProblems, type Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { fieldProblem } from './entry'
import { imageReferences } from './images'

/**
 * Decodes the images of entries without errors, so that a damaged one fails before a build does. This takes tens of
 * milliseconds per image, so the check on each save omits it.
 */
export async function checkDecoding(root: string, check: ContentCheck): Promise<ContentCheck> {
  const reported = new Set(check.problems.flatMap(({ file, severity }) => (severity === 'warning' ? [] : [file])))
  const found: Problem[] = []
  for (const { path, entry, fields } of check.read) {
    if (!entry || reported.has(entry.source.file)) continue
    for (const { path: image, field } of imageReferences(fields, path)) {
      if (!check.images.has(image) || reported.has(`${CONTENT_FOLDER}/${image}`)) continue
      try {
        // Given a path instead of bytes, sharp would return a replaced image from its cache. The small output saves
        // memory; sharp decodes the whole file nevertheless.
        const bytes = readFileSync(join(root, CONTENT_FOLDER, image))
        await sharp(bytes).resize({ width: 16 }).raw().toBuffer()
      } catch {
        const advice = 'Copy it here again, or open it in an image editor and save it again.'
        found.push(fieldProblem(entry, field.path, { message: `${quoted(field.text)} is damaged`, advice }))
      }
    }
  }
  return { ...check, problems: [...check.problems, ...found].sort(compareProblems) }
}
