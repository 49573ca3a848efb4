/** @jest-environment node */
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { checkContent } from '../../../../tools/content/check'
import { checkDecoding } from '../../../../tools/content/rules/image-decoding'
import { asNobody } from '../as-nobody'
import { contentFolder, type ContentFolder } from '../content-folder'

const SERVICE = 'services/tax-planning.yml'

/** A picture with enough in it that no format makes it tiny. */
const picture = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0 900 700 0 300Z" fill="#9ab"/></svg>`,
    ),
  )

let jpeg: Buffer
beforeAll(async () => {
  jpeg = await picture(1280, 800).jpeg().toBuffer()
})

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

/** Shows a picture on the service, with its words. */
function show(bytes: Uint8Array, name = 'tax.jpg') {
  content.write(`services/${name}`, bytes)
  content.replace(SERVICE, 'description: Tax', `image: ./${name}\nimageAlt: A desk.\ndescription: Tax`)
}

const problems = () =>
  checkContent(content.root).problems.map(
    ({ file, line, column, field, message, advice, severity = 'error' }) =>
      `${severity} ${file.replace('content/', '')}:${line}:${column} ${field ?? ''}: ${message}. ${advice}`,
  )

const AT_IMAGE = `error ${SERVICE}:7:8 Picture:`

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a whole picture in %s is fine',
  async (format) => {
    show(await picture(1280, 800).toFormat(format).toBuffer(), `tax.${format}`)
    expect(problems()).toEqual([])
  },
  20_000,
)

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture in %s that breaks off',
  async (format) => {
    const whole = await picture(1280, 800).toFormat(format).toBuffer()
    show(whole.subarray(0, Math.floor(whole.length * 0.9)), `tax.${format}`)
    expect(problems()).toEqual([
      format === 'webp'
        ? `${AT_IMAGE} “./tax.webp” is damaged, or no picture at all. Open it in a picture editor and save it again as JPEG, PNG, WebP or AVIF.`
        : `${AT_IMAGE} “./tax.${format}” breaks off before its end. Copy the whole file here once more.`,
    ])
  },
  20_000,
)

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['a text', Buffer.from('<html>not found</html>')],
  ['the beginning of a picture alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['noise', Buffer.from(Array.from({ length: 9000 }, (_, index) => (index * 7919) % 251))],
])('%s is no picture', (_, bytes) => {
  show(bytes)
  expect(problems()).toEqual([
    `${AT_IMAGE} “./tax.jpg” is damaged, or no picture at all. Open it in a picture editor and save it again as JPEG, PNG, WebP or AVIF.`,
  ])
})

test('a picture with the ending of another kind', async () => {
  show(await picture(1280, 800).png().toBuffer())
  expect(problems()).toEqual([
    `${AT_IMAGE} “./tax.jpg” is a PNG picture with the ending of another kind. Rename the file, and its name here, so that it ends in .png.`,
  ])
})

test('a picture that may not be read', () => {
  show(jpeg)
  chmodSync(content.root, 0o755)
  chmodSync(join(content.root, 'content/services/tax.jpg'), 0)
  asNobody(() => {
    expect(problems()).toEqual([`${AT_IMAGE} “./tax.jpg” may not be read. Put a new copy of the picture here.`])
  })
})

test('a kind of picture that the site does not show, behind the ending of another', async () => {
  show(await picture(1280, 800).gif().toBuffer())
  expect(problems()).toEqual([
    `${AT_IMAGE} “./tax.jpg” is a GIF picture, whatever its name says, and browsers may not show it. Open it in a picture editor and save it again as JPEG, PNG, WebP or AVIF.`,
  ])
})

test('a kind of picture that the site does not show', () => {
  show(jpeg, 'tax.heic')
  expect(problems()).toEqual([
    expect.stringContaining(
      'does not have the right form. It must name a picture beside this file that ends in .jpg, .png, .webp or .avif, such as ./portrait.jpg.',
    ),
    'error services/tax.heic:1:1 : this kind of file does not belong here. Only .yml files and pictures (.jpg, .png, .webp, .avif) do; move it out of content/.',
  ])
})

test('a picture that is smaller than it will be shown', async () => {
  show(await picture(1600, 700).jpeg().toBuffer())
  expect(problems()).toEqual([
    `${AT_IMAGE} “./tax.jpg” has 1,600 × 700 pixels, fewer than it will be shown with. Save it again at 1,280 × 800 pixels or larger, from the original; enlarging it does not make it sharp.`,
  ])
})

test('a portrait has a size of its own', async () => {
  content.write('team/ada.jpg', await picture(600, 900).jpeg().toBuffer())
  content.replace('team/ada-sample.yml', 'order: 1', 'order: 1\nimage: ./ada.jpg')
  expect(problems()).toEqual([
    'error team/ada-sample.yml:4:8 Portrait: “./ada.jpg” has 600 × 900 pixels, fewer than it will be shown with. Save it again at 640 × 640 pixels or larger, from the original; enlarging it does not make it sharp.',
  ])
})

test('a photograph that its camera turned by a quarter is measured as it is seen', async () => {
  show(await picture(800, 1280).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  expect(problems()).toEqual([])
})

test('a picture of more than 5 MB', () => {
  show(Buffer.concat([jpeg, Buffer.alloc(6_300_000)]))
  expect(problems()).toEqual([
    `${AT_IMAGE} “./tax.jpg” is a file of 6.3 MB; 5 MB is the most. Save it again as a JPEG of 1,280 × 800 pixels, with a lower quality if need be.`,
  ])
})

test('a small file with a picture that no memory holds', async () => {
  const bomb = await picture(1280, 800).png().toBuffer()
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  show(bomb, 'tax.png')
  expect(problems()).toEqual([
    `${AT_IMAGE} “./tax.png” has 60,000 × 60,000 pixels, more than can be worked with. Save it again as a JPEG of 1,280 × 800 pixels, with a lower quality if need be.`,
  ])
})

test('a picture that needs its words, and words without a picture', () => {
  content.write('services/tax.jpg', jpeg)
  content.replace(SERVICE, 'description: Tax', 'image: ./tax.jpg\ndescription: Tax')
  expect(problems()).toEqual([
    `error ${SERVICE}:7:1 Picture in words: is missing for this picture. Add a line “imageAlt: …” that says what the picture shows, for people who do not see it.`,
  ])
  content.replace(SERVICE, 'image: ./tax.jpg', 'imageAlt: A desk.')
  content.remove('services/tax.jpg')
  expect(problems()).toEqual([
    `warning ${SERVICE}:7:1 Picture in words: has no picture. Add a line “image: ./…” with the name of the picture, or remove this line.`,
  ])
})

test('a picture with damage in its middle is found when it is decoded, before a build', async () => {
  const damaged = await picture(1280, 800).png().toBuffer()
  damaged.fill(0x55, damaged.length / 2, damaged.length / 2 + 40)
  show(damaged, 'tax.png')
  expect(problems()).toEqual([])
  const { problems: found } = await checkDecoding(content.root, checkContent(content.root))
  expect(found).toMatchObject([
    {
      file: `content/${SERVICE}`,
      line: 7,
      column: 8,
      field: 'Picture',
      message: '“./tax.png” is damaged',
      advice: 'Copy it here once more, or open it in a picture editor and save it again.',
    },
  ])
})

test('whole pictures are decoded without a word, and what is told is not told again', async () => {
  show(jpeg)
  expect((await checkDecoding(content.root, checkContent(content.root))).problems).toEqual([])
  content.write('services/tax.jpg', jpeg.subarray(0, jpeg.length - 300))
  expect((await checkDecoding(content.root, checkContent(content.root))).problems).toHaveLength(1)
})

test('a picture that takes the place of a damaged one is decoded anew', async () => {
  const damaged = await picture(1280, 800).png().toBuffer()
  const whole = Buffer.from(damaged)
  damaged.fill(0x55, damaged.length / 2, damaged.length / 2 + 40)
  show(damaged, 'tax.png')
  expect((await checkDecoding(content.root, checkContent(content.root))).problems).toHaveLength(1)
  content.write('services/tax.png', whole)
  expect((await checkDecoding(content.root, checkContent(content.root))).problems).toEqual([])
})

test('a picture’s name without what says that it is beside the file', () => {
  show(jpeg)
  content.replace(SERVICE, 'image: ./tax.jpg', 'image: tax.jpg')
  expect(problems()).toContain(`${AT_IMAGE} does not begin with ./, which means “beside this file”. Write “./tax.jpg”.`)
})

test('a picture that no entry shows is a warning', () => {
  writeFileSync(join(content.root, 'content/services/old.jpg'), jpeg)
  expect(problems()).toEqual([
    'warning services/old.jpg:1:1 : no entry shows this picture. Name it in a file of content/services/ as “image: ./old.jpg”, or remove it.',
  ])
})
