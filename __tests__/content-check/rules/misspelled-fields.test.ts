import { contentForEachTest } from '../content-folder'
import { positionIn, problemsOf } from '../mistakes'

const SERVICE = 'services/tax-planning.yml'
const JOB = 'jobs/consultant.yml'
const SITE = 'site.yml'

const content = contentForEachTest()

const append = (path: string, lines: string) => {
  content.write(path, `${content.read(path)}${lines}\n`)
}

function switchCareersOff() {
  append(SITE, 'show:\n  careers: false')
  content.remove('pages/careers.yml')
}

/** What would only follow from the wrong name; the file, the right and the wrong name, and what makes the field decide about it. */
const ROWS: readonly [follows: string, path: string, right: string, wrong: string, make?: () => void][] = [
  ['that the field is missing, even if both letters of the name are swapped', SITE, 'to', 'ot'],
  ['that the field is missing, even if the name is as close to another one', 'pages/home.yml', 'hero', 'heo'],
  ['the missing file of a page that is off', SITE, 'careers', 'Careers', switchCareersOff],
  ['the missing file of a page without its switch', SITE, 'show', 'shwo', switchCareersOff],
  [
    'what a draft lacks',
    JOB,
    'draft',
    'darft',
    () => {
      content.write(JOB, 'title: "To write"\norder: 1\ndraft: true\n')
    },
  ],
  [
    'the alternative text that an image lacks',
    SERVICE,
    'imageAlt',
    'imageAtl',
    () => {
      content.write('services/tax.jpg')
      append(SERVICE, 'image: ./tax.jpg\nimageAlt: A form')
    },
  ],
  [
    'the text that a provider lacks',
    'pages/contact.yml',
    'netlify',
    'netlfiy',
    () => {
      content.write('integrations.yml', 'delivery:\n  provider: netlify\n')
    },
  ],
]

test.each(ROWS)(
  'while the name of a field is misspelled, only the name is reported, not %s',
  (_, path, right, wrong, make) => {
    make?.()
    const before = problemsOf(content)
    content.replace(path, `${right}:`, `${wrong}:`)
    expect(problemsOf(content).filter((problem) => !before.includes(problem))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${path}:${positionIn(content.read(path), `‸${wrong}:`)} .*“${wrong}” is not a field here\\. Did you mean “${right}”\\?$`,
        ),
      ),
    ])
  },
)
