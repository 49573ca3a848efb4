import sharp from 'sharp'
import { checkContent } from '../../../content-check/check'
import { checkDecoding } from '../../../content-check/rules/image-decoding'
import { contentForEachTest } from '../content-folder'
import { changed, positionIn, problemsIn, problemsOf } from '../mistakes'

const SERVICE = 'services/tax-planning.yml'
const SAVE_AGAIN = 'Open it in an image editor and save it again as JPEG, PNG, WebP, or AVIF.'
const FORMAT =
  'is not in the right format. It must be ./ and the name, without spaces, of a .jpg, .png, .webp, or .avif file in the same folder, such as ./portrait.jpg.'
const ENLARGE = 'Save it from the original at 1,280 × 800 pixels or larger; enlarging it will not make it sharp.'
const LIMITS = 'The limits are 5 MB and 50 million pixels. Save it again as a JPEG at 1,280 × 800 pixels.'

const showing = (name: string) =>
  changed(SERVICE, `description: Tax → image: ${name}\nimageAlt: A desk.\ndescription: Tax`)

/** Where its image is named. */
const AT = positionIn(showing('./tax.jpg'), 'image: ‸./')

/** What an editor reads about a service with an image that has these properties. */
function aboutImage(facts: object, name = './tax.jpg'): string[] {
  return problemsIn(SERVICE, showing(name), {
    images: new Set(['services/tacks.svg', 'services/tax.jpg', 'services/tax.JPEG', 'team/portrait-of-ada.jpg']),
    imageFacts: () => ({ bytes: 90_000, kind: 'jpg', width: 1280, height: 800, ...facts }),
  })
}

describe('an image of a service', () => {
  test.each([
    ['1,280 × 800 pixels', {}],
    ['5 MB', { bytes: 5_000_000 }],
    ['50 million pixels', { width: 10_000, height: 5000 }],
  ])('may have %s', (_, facts) => {
    expect(aboutImage(facts)).toEqual([])
  })

  test.each(
    Object.entries({
      [`“./tax.jpg” is too large: 5 MB, 1,280 × 800 pixels. ${LIMITS}`]: { bytes: 5_000_001 },
      [`“./tax.jpg” is too large: 0.1 MB, 10,001 × 5,000 pixels. ${LIMITS}`]: { width: 10_001, height: 5000 },
      [`“./tax.jpg” is damaged or is not an image. ${SAVE_AGAIN}`]: { kind: undefined, width: 0, height: 0 },
      '“./tax.jpg” is actually a PNG image. Rename the file to end in .png, and update its name here.': { kind: 'png' },
      [`“./tax.jpg” is actually a TIFF image. ${SAVE_AGAIN}`]: { kind: 'tiff' },
      [`“./tax.jpg” is only 1,279 × 900 pixels. ${ENLARGE}`]: { width: 1279, height: 900 },
      [`“./tax.jpg” is only 1,300 × 799 pixels. ${ENLARGE}`]: { width: 1300, height: 799 },
      // Whatever else is wrong with it.
      [`“./tax.jpg” is too large: 12.3 MB, 1,279 × 799 pixels. ${LIMITS}`]: {
        bytes: 12_340_000,
        kind: 'png',
        width: 1279,
        height: 799,
      },
      '“./tax.jpg” is actually a WEBP image. Rename the file to end in .webp, and update its name here.': {
        kind: 'webp',
        width: 1,
        height: 1,
      },
    }),
  )('is reported: %s', (reported, facts) => {
    expect(aboutImage(facts)).toEqual([`${AT} Image: ${reported}`])
  })

  test('may have the long extension of its format, in capitals', () => {
    expect(aboutImage({}, './tax.JPEG')).toEqual([])
    expect(aboutImage({ kind: 'png' }, './tax.JPEG')).toHaveLength(1)
  })

  test.each(
    Object.entries({
      'tax.jpg': FORMAT,
      './tacks.jpg': 'there is no image “./tacks.jpg”. Did you mean “./tax.jpg”?',
      './portrait-of-ada.jpg':
        'there is no image “./portrait-of-ada.jpg”. Put the image in content/services/, or correct its name; capitalization matters.',
      './../team/portrait-of-ada.jpg': FORMAT,
      './a.svg': FORMAT,
      '/etc/passwd.png': FORMAT,
    }),
  )('is not found under the name %s', (name, reported) => {
    expect(aboutImage({}, name)).toEqual([`${AT} Image: ${reported}`])
  })

  test('needs alternative text', () => {
    const text = changed(SERVICE, 'description: Tax → image: ./tax.jpg\ndescription: Tax')
    expect(problemsIn(SERVICE, text, { images: new Set(['services/tax.jpg']) })).toEqual([
      `${positionIn(text, '‸image:')} Alternative text: is missing for this image. Add a line “imageAlt: …” that describes the image for people who cannot see it.`,
    ])
  })

  test('is not shown by a brand without photographs', () => {
    const images = new Set(['services/tax.jpg'])
    expect(problemsIn(SERVICE, showing('./tax.jpg'), { images, showsPhotographs: false })).toEqual([
      `${AT} Warning: Image: is not shown, because content/brand.yml says “illustrations: none”. Write “illustrations: photographs” there, or remove the image from this file.`,
    ])
  })
})

describe('the files of images', () => {
  const content = contentForEachTest()

  /** An image with enough detail that no format compresses it to a tiny file. */
  const image = (width: number, height: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0 900 700 0 300Z" fill="#9ab"/></svg>`,
      ),
    )

  function show(bytes: Uint8Array, name = 'tax.jpg') {
    content.write(`services/${name}`, bytes)
    content.write(SERVICE, showing(`./${name}`))
  }

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be complete %s images', async (format) => {
    show(await image(1280, 800).toFormat(format).toBuffer(), `tax.${format}`)
    expect(problemsOf(content)).toEqual([])
    expect((await checkDecoding(content.root, checkContent(content.root))).problems).toEqual([])
  })

  test.each([
    ['upside down', image(1280, 800), 4],
    ['on its side', image(800, 1280), 5],
  ])('are measured as a camera rotated them: %s', async (_, rotated, orientation) => {
    show(await rotated.withMetadata({ orientation }).jpeg().toBuffer())
    expect(problemsOf(content)).toEqual([])
  })

  test('are measured without reading them into memory', async () => {
    const bomb = await image(1280, 800).png().toBuffer()
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    show(bomb, 'tax.png')
    expect(problemsOf(content)).toEqual([
      `${SERVICE}:${AT} Image: “./tax.png” is too large: 0 MB, 60,000 × 60,000 pixels. ${LIMITS}`,
    ])
  })

  test('that are damaged in the middle or at the end are found before a build', async () => {
    const damaged = await image(1280, 800).png().toBuffer()
    damaged.fill(0x55, damaged.length / 2, damaged.length / 2 + 40)
    show(damaged, 'tax.png')
    const jpeg = await image(1280, 1280).jpeg().toBuffer()
    content.write('team/ada.jpg', jpeg.subarray(0, jpeg.length - 300))
    content.replace('team/ada-sample.yml', 'order: 1', 'order: 1\nimage: ./ada.jpg')
    const check = checkContent(content.root)
    expect(check.problems).toEqual([])
    const advice = 'Copy it here again, or open it in an image editor and save it again.'
    const { problems } = await checkDecoding(content.root, check)
    expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual([
      AT,
      positionIn(content.read('team/ada-sample.yml'), 'image: ‸./ada.jpg'),
    ])
    expect(problems).toMatchObject([
      { file: `content/${SERVICE}`, field: 'Image', message: '“./tax.png” is damaged', advice },
      { file: 'content/team/ada-sample.yml', field: 'Portrait', message: '“./ada.jpg” is damaged', advice },
    ])
  })

  test('are not decoded for an entry with errors, but for one with warnings', async () => {
    show(Buffer.alloc(0))
    const check = checkContent(content.root)
    expect((await checkDecoding(content.root, check)).problems).toEqual(check.problems)
    show((await image(1280, 800).jpeg().toBuffer()).subarray(0, 3000))
    content.replace(SERVICE, 'Plans that', 'Plans that advizors')
    expect((await checkDecoding(content.root, checkContent(content.root))).problems).toHaveLength(2)
  })

  test('that no entry uses cause a warning, but not those of a draft', async () => {
    content.write('services/tax.jpg', await image(1280, 800).jpeg().toBuffer())
    content.write('services/draft.yml', `${showing('./tax.jpg')}draft: true\n`)
    content.write('services/old.jpg', '')
    content.write('logo.svg', '')
    expect(problemsOf(content)).toEqual([
      'logo.svg:1:1 Warning: no entry uses this image. Add “logo: ./logo.svg” to content/brand.yml, or delete the image.',
      'services/old.jpg:1:1 Warning: no entry uses this image. Add “image: ./old.jpg” to a file in content/services/, or delete the image.',
    ])
  })
})
