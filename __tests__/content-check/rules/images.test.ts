import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { checkContent } from '../../../content-check/check'
import { checkDecoding } from '../../../content-check/rules/image-decoding'
import { contentForEachTest } from '../content-folder'

const SERVICE = 'services/tax-planning.yml'

/** An image with enough detail that no format compresses it to a tiny file. */
const image = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0 900 700 0 300Z" fill="#9ab"/></svg>`,
    ),
  )

let jpeg: Buffer
beforeAll(async () => {
  jpeg = await image(1280, 800).jpeg().toBuffer()
})

const content = contentForEachTest()

/** Shows an image on the service, with alternative text. */
function show(bytes: Uint8Array, name = 'tax.jpg') {
  content.write(`services/${name}`, bytes)
  content.replace(SERVICE, 'description: Tax', `image: ./${name}\nimageAlt: A desk.\ndescription: Tax`)
}

const problems = () =>
  checkContent(content.root).problems.map(
    ({ file, line, column, field, message, advice, severity = 'error' }) =>
      `${severity} ${file.replace('content/', '')}:${line}:${column} ${field ?? ''}: ${message}. ${advice}`,
  )

const AT_IMAGE = `error ${SERVICE}:7:8 Image:`

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'accepts a complete %s image',
  async (format) => {
    show(await image(1280, 800).toFormat(format).toBuffer(), `tax.${format}`)
    expect(problems()).toEqual([])
  },
  20_000,
)

test('warns about an image that a brand without photographs does not show', () => {
  show(jpeg)
  content.replace('brand.yml', 'illustrations: maps', 'illustrations: none')
  expect(problems()).toEqual([
    `warning ${SERVICE}:7:8 Image: is not shown, because content/brand.yml says “illustrations: none”. Write “illustrations: photographs” there, or remove the image from this file.`,
  ])
})

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['a text file', Buffer.from('<html>not found</html>')],
])('the check reports that %s is not an image', (_, bytes) => {
  show(bytes)
  expect(problems()).toEqual([
    `${AT_IMAGE} “./tax.jpg” is damaged or is not an image. Open it in an image editor and save it again as JPEG, PNG, WebP, or AVIF.`,
  ])
})

test('the check reports an image with the wrong file extension', async () => {
  show(await image(1280, 800).png().toBuffer())
  expect(problems()).toEqual([
    `${AT_IMAGE} “./tax.jpg” is actually a PNG image. Rename the file to end in .png, and update its name here.`,
  ])
})

test('the check reports an unsupported image format under the file extension of a supported one', async () => {
  show(await image(1280, 800).gif().toBuffer())
  expect(problems()).toEqual([
    `${AT_IMAGE} “./tax.jpg” is actually a GIF image. Open it in an image editor and save it again as JPEG, PNG, WebP, or AVIF.`,
  ])
})

test('the check reports an image that is too small', async () => {
  show(await image(1600, 700).jpeg().toBuffer())
  expect(problems()).toEqual([
    `${AT_IMAGE} “./tax.jpg” is only 1,600 × 700 pixels. Save it from the original at 1,280 × 800 pixels or larger; enlarging it will not make it sharp.`,
  ])
})

test('measures a photo that its camera rotated by 90° as it is displayed', async () => {
  show(await image(800, 1280).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  expect(problems()).toEqual([])
})

test('the check reports an image of more than 5 MB', () => {
  show(Buffer.concat([jpeg, Buffer.alloc(6_300_000)]))
  expect(problems()).toEqual([
    `${AT_IMAGE} “./tax.jpg” is too large: 6.3 MB, 1,280 × 800 pixels. The limits are 5 MB and 50 million pixels. Save it again as a JPEG at 1,280 × 800 pixels.`,
  ])
})

test('the check reports a small file with an image too large to fit in memory', async () => {
  const bomb = await image(1280, 800).png().toBuffer()
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  show(bomb, 'tax.png')
  expect(problems()).toEqual([
    `${AT_IMAGE} “./tax.png” is too large: 0 MB, 60,000 × 60,000 pixels. The limits are 5 MB and 50 million pixels. Save it again as a JPEG at 1,280 × 800 pixels.`,
  ])
})

test('the check reports an image without alternative text', () => {
  content.write('services/tax.jpg', jpeg)
  content.replace(SERVICE, 'description: Tax', 'image: ./tax.jpg\ndescription: Tax')
  expect(problems()).toEqual([
    `error ${SERVICE}:7:1 Alternative text: is missing for this image. Add a line “imageAlt: …” that describes the image for people who cannot see it.`,
  ])
})

test('the check finds damage in the middle of an image by decoding it, before a build', async () => {
  const damaged = await image(1280, 800).png().toBuffer()
  damaged.fill(0x55, damaged.length / 2, damaged.length / 2 + 40)
  show(damaged, 'tax.png')
  expect(problems()).toEqual([])
  const { problems: found } = await checkDecoding(content.root, checkContent(content.root))
  expect(found).toMatchObject([
    {
      file: `content/${SERVICE}`,
      line: 7,
      column: 8,
      field: 'Image',
      message: '“./tax.png” is damaged',
      advice: 'Copy it here again, or open it in an image editor and save it again.',
    },
  ])
})

test('the check accepts complete images and reports an incomplete one', async () => {
  show(jpeg)
  expect((await checkDecoding(content.root, checkContent(content.root))).problems).toEqual([])
  content.write('services/tax.jpg', jpeg.subarray(0, jpeg.length - 300))
  expect((await checkDecoding(content.root, checkContent(content.root))).problems).toHaveLength(1)
})

test('the check reports an image name that does not begin with ./', () => {
  show(jpeg)
  content.replace(SERVICE, 'image: ./tax.jpg', 'image: tax.jpg')
  expect(problems()).toContain(`${AT_IMAGE} must begin with ./, which means “in the same folder”. Write “./tax.jpg”.`)
})

test('the check warns about an image that no entry uses', () => {
  writeFileSync(join(content.root, 'content/services/old.jpg'), jpeg)
  expect(problems()).toEqual([
    'warning services/old.jpg:1:1 : no entry uses this image. Add “image: ./old.jpg” to a file in content/services/, or delete the image.',
  ])
})
