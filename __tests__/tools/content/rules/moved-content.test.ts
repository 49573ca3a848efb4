/** @jest-environment node */
import { contentFolder } from '../content-folder'
import { problemsOf } from '../mistakes'

test.each([
  ['site.yml', 'delivery', '{ via: netlify }'],
  ['site.yml', 'analytics', '{ via: endpoint, url: https://evil.example/take }'],
  ['site.yml', 'editing', '{ host: github, repository: waymark/website, branch: main }'],
])('the check says where to move what %s has under “%s”', (file, field, value) => {
  const content = contentFolder()
  content.write(file, `${content.read(file)}${field}: ${value}\n`)
  expect(problemsOf(content)).toEqual([
    expect.stringMatching(
      `^${file}:\\d+:1 “${field}” has moved. Move its fields to content/integrations.yml, indented below “${field}:”, and delete it.$`,
    ),
  ])
  content.dispose()
})

test('the check says where to move what delivery.yml has', () => {
  const content = contentFolder()
  content.write('delivery.yml', 'via: netlify\n')
  expect(problemsOf(content)).toEqual([
    'delivery.yml:1:1 the file has moved. Move its fields to content/integrations.yml, indented below “delivery:”, and delete it.',
  ])
  content.dispose()
})
