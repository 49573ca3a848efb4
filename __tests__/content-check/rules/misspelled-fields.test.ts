import { type ContentFolder, contentForEachTest } from '../content-folder'
import { positionIn, problemsOf } from '../mistakes'

const SERVICE = 'services/tax-planning.yml'
const JOB = 'jobs/consultant.yml'
const SITE = 'site.yml'

const content = contentForEachTest()

interface Row {
  /** What would only follow from the wrong name. */
  follows: string
  /** Makes the field decide about it. */
  make: (content: ContentFolder) => void
  path: string
  right: string
  wrong: string
}

const ROWS: readonly Row[] = [
  {
    follows: 'that the field is missing, even if both letters of the name are swapped',
    make: () => undefined,
    path: SITE,
    right: 'to',
    wrong: 'ot',
  },
  {
    follows: 'that the field is missing, even if the name is as close to another one',
    make: () => undefined,
    path: 'pages/home.yml',
    right: 'hero',
    wrong: 'heo',
  },
  {
    follows: 'what a draft lacks',
    make: (folder) => {
      folder.write(JOB, 'title: "To write"\norder: 1\ndraft: true\n')
    },
    path: JOB,
    right: 'draft',
    wrong: 'darft',
  },
  {
    follows: 'words in the language that it names',
    make: (folder) => {
      folder.replace(SITE, 'en-US', 'en-GB')
      folder.replace(SERVICE, 'We read', 'The colour of')
    },
    path: SITE,
    right: 'language',
    wrong: 'langauge',
  },
  {
    follows: 'the missing file of a page that is off',
    make: (folder) => {
      folder.write(SITE, `${folder.read(SITE)}show:\n  careers: false\n`)
      folder.remove('pages/careers.yml')
    },
    path: SITE,
    right: 'careers',
    wrong: 'Careers',
  },
  {
    follows: 'the missing file of a page without its switch',
    make: (folder) => {
      folder.write(SITE, `${folder.read(SITE)}show:\n  careers: false\n`)
      folder.remove('pages/careers.yml')
    },
    path: SITE,
    right: 'show',
    wrong: 'shwo',
  },
  {
    follows: 'the alternative text that an image lacks',
    make: (folder) => {
      folder.write('services/tax.jpg', '')
      folder.write(SERVICE, `${folder.read(SERVICE)}image: ./tax.jpg\nimageAlt: A form\n`)
    },
    path: SERVICE,
    right: 'imageAlt',
    wrong: 'imageAtl',
  },
  {
    follows: 'the text that a provider lacks',
    make: (folder) => {
      folder.write('integrations.yml', 'delivery:\n  provider: netlify\n')
    },
    path: 'pages/contact.yml',
    right: 'netlify',
    wrong: 'netlfiy',
  },
]

test.each(ROWS)(
  'while the name of a field is misspelled, only the name is reported, not $follows',
  ({ make, path, right, wrong }) => {
    make(content)
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
