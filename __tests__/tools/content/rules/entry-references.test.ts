/** @jest-environment node */
import { jobType } from '../../../../src/content-model/job'
import type { ContentType } from '../../../../src/content-model/registry'
import { serviceType } from '../../../../src/content-model/service'
import { fileProblem } from '../../../../tools/content/messages/problem'
import { unusedEntries } from '../../../../tools/content/rules/entry-references'

/** The messages about two entries of a content type, of which the home page names only the first. */
function messagesFor(type: ContentType): string[] {
  const uses = new Map([[type, new Map([['one', ['content/pages/home.yml:9']]])]])
  const entries = ['one', 'two'].map((name) => [name, fileProblem.bind(undefined, `content/${name}.yml`)] as const)
  return unusedEntries(uses, new Map([[type, new Map(entries)]])).map(({ message }) => message)
}

test('an entry that is shown only where it is named is reported if nothing names it', () => {
  expect(messagesFor(serviceType)).toEqual(['no menu, list, or page shows the service “two”'])
})

test('an entry that a page lists by itself is not reported if another one is featured', () => {
  expect(messagesFor(jobType)).toEqual([])
})
