import fs, { statSync, utimesSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { LARGE_BOX_AVIF } from '../../factories/avif'
import { brandContent, LOGO } from '../../factories/brand'
import { contentForEachTest } from '../content-folder'
import { changed, positionIn, problemsIn, problemsWithImages } from '../mistakes'

const SERVICE = 'services/tax-planning.yml'
const SAVE_AGAIN = 'Open it in an image editor and save it again as JPEG, PNG, WebP, or AVIF.'
const DAMAGED = 'is damaged. Copy it here again, or open it in an image editor and save it again.'
const UNREADABLE = `is damaged or is not an image. ${SAVE_AGAIN}`
const FORMAT =
  'is not in the right format. It must be ./ and the name of a .jpg, .png, .webp, or .avif file in the same folder, with only unaccented letters, digits, hyphens, underscores, and periods, such as ./portrait.jpg.'
const ENLARGE = 'Save it from the original at 1,280 × 800 pixels or larger; enlarging it will not make it sharp.'
const LIMITS = 'The limits are 5 MB and 50 million pixels. Save it again as a JPEG at 1,280 × 800 pixels.'

const showing = (name: string) =>
  changed(SERVICE, `description: Tax → image: ${name}\nimageAlt: A desk.\ndescription: Tax`)

/** Where its image is named. */
const AT = positionIn(showing('./tax.jpg'), 'image: ‸./')

/** What an editor reads about a service with an image that has these properties. */
function aboutImage(facts: object, name = './tax.jpg'): string[] {
  return problemsIn(SERVICE, showing(name), {
    images: new Set(['services/taxes.svg', 'services/tax.jpg', 'services/tax.JPEG', 'team/portrait-of-ada.jpg']),
    imageFacts: () => ({
      bytes: 90_000,
      kind: 'jpg',
      width: 1280,
      height: 800,
      state: 'readable',
      rightName: undefined,
      ...facts,
    }),
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
      [`“./tax.jpg” is too large: 5 MB. ${LIMITS}`]: { bytes: 5_000_001 },
      [`“./tax.jpg” is too large: 10,001 × 5,000 pixels. ${LIMITS}`]: { width: 10_001, height: 5000 },
      [`“./tax.jpg” is damaged or is not an image. ${SAVE_AGAIN}`]: { kind: undefined, width: 0, height: 0 },
      [`“./tax.jpg” is only 1,279 × 900 pixels. ${ENLARGE}`]: { width: 1279, height: 900 },
      [`“./tax.jpg” is only 1,300 × 799 pixels. ${ENLARGE}`]: { width: 1300, height: 799 },
      // Whatever else is wrong with it.
      [`“./tax.jpg” is too large: 12.3 MB. ${LIMITS}`]: { bytes: 12_340_000, kind: undefined, rightName: 'tax-2.jpg' },
    }),
  )('is reported: %s', (reported, facts) => {
    expect(aboutImage(facts)).toEqual([`${AT} Image: ${reported}`])
  })

  test.each(
    Object.entries({
      'tax.jpg': FORMAT,
      './taxes.jpg': 'there is no image “./taxes.jpg”. Did you mean “./tax.jpg”?',
      './portrait-of-ada.jpg':
        'there is no image “./portrait-of-ada.jpg”. Put the image in content/services/, or correct its name; capitalization matters.',
      './../team/portrait-of-ada.jpg': FORMAT,
      './a.svg': FORMAT,
      './ada.heic': FORMAT,
      './tax.webp': 'there is no image “./tax.webp”. Did you mean “./tax.jpg”?',
      './tax.gif': 'there is no image “./tax.gif”. Did you mean “./tax.jpg”?',
      '/etc/passwd.png': FORMAT,
    }),
  )('is not found under the name %s', (name, reported) => {
    expect(aboutImage({}, name)).toEqual([`${AT} Image: ${reported}`])
  })

  test('is not said to be one that must get another name itself', () => {
    expect(aboutImage({ rightName: 'tax-2.jpg' }, './taxes.jpg')).toEqual([
      `${AT} Image: there is no image “./taxes.jpg”. Put the image in content/services/, or correct its name; capitalization matters.`,
    ])
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

/** The pictures of this file by their number of pixels, because encoding one takes most of a second. */
const made = new Map<string, Promise<Buffer>>()

/** A picture with enough detail that no format compresses it to a tiny file. */
function picture(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff',
  width = 1280,
  height = 800,
): Promise<Buffer> {
  const key = [format, width, height].join()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0 900 700 0 300Z" fill="#9ab"/></svg>`
  const bytes =
    made.get(key) ??
    sharp(Buffer.from(svg))
      .flatten({ background: '#fff' })
      .toFormat(format, format === 'avif' ? { effort: 0 } : {})
      .toBuffer()
  made.set(key, bytes)
  return bytes
}

describe('the files of images', () => {
  const content = contentForEachTest()

  function show(bytes: Uint8Array, name = 'tax.jpg') {
    content.write(`services/${name}`, bytes)
    content.write(SERVICE, showing(`./${name}`))
  }

  const problems = () => problemsWithImages(content)

  const atImage = (reported: string, name: string) =>
    `${SERVICE}:${positionIn(showing(`./${name}`), 'image: ‸./')} Image: ${reported}`

  const inService = (reported: string, name: string) => atImage(`“./${name}” ${reported}`, name)

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be complete %s images', async (format) => {
    show(await picture(format), `tax.${format}`)
    expect(await problems()).toEqual([])
  })

  test.each([
    ...(['jpeg', 'png', 'webp'] as const).flatMap((format) =>
      [5, 6, 7, 8].map((orientation) => [format, orientation, true] as const),
    ),
    // Upside down.
    ['jpeg', 3, false] as const,
  ])('are measured as cameras turned them: %s with the orientation %d', async (format, orientation, isOnSide) => {
    const shown = async (width: number, height: number) => {
      const stored = await picture(format, width, height)
      show(await sharp(stored).withMetadata({ orientation }).toFormat(format).toBuffer(), `tax.${format}`)
      return problems()
    }
    const small = [inService(`is only 800 × 1,280 pixels. ${ENLARGE}`, `tax.${format}`)]
    expect(await shown(800, 1280)).toEqual(isOnSide ? [] : small)
    expect(await shown(1280, 800)).toEqual(isOnSide ? small : [])
  })

  test('that would not fit in memory are not decoded', async () => {
    const bomb = Buffer.from(await picture('png'))
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    show(bomb, 'tax.png')
    expect(await problems()).toEqual([inService(`is too large: 60,000 × 60,000 pixels. ${LIMITS}`, 'tax.png')])
  })

  test.each(
    (['jpeg', 'png', 'webp', 'avif'] as const).flatMap((format) => [0.5, 0.99].map((part) => [format, part] as const)),
  )('are damaged if they end early: %s after %d of it', async (format, part) => {
    const bytes = await picture(format)
    show(bytes.subarray(0, bytes.length * part), `tax.${format}`)
    expect(await problems()).toEqual([inService(format === 'webp' ? UNREADABLE : DAMAGED, `tax.${format}`)])
  })

  test('are damaged if their middle is', async () => {
    const damaged = Buffer.from(await picture('png'))
    const middle = Math.round(damaged.length / 2)
    damaged.fill(0x55, middle, middle + 40)
    show(damaged, 'tax.png')
    expect(await problems()).toEqual([inService(DAMAGED, 'tax.png')])
  })

  test.each([
    [
      'png',
      'tax.jpg',
      '“./tax.jpg” is actually in the format PNG. Rename the file to tax.png, and write ./tax.png here.',
    ],
    [
      'webp',
      'tax.JPEG',
      '“./tax.JPEG” is actually in the format WEBP. Rename the file to tax.webp, and write ./tax.webp here.',
    ],
    [
      'jpeg',
      'IMG_1.png',
      '“./IMG_1.png” is actually in the format JPG. Rename the file to IMG_1.jpg, and write ./IMG_1.jpg here.',
    ],
    [
      'tiff',
      'tax.jpg',
      '“./tax.jpg” is actually in the format TIFF. Open it in an image editor, save it as a JPEG with the name tax-2.jpg, and write ./tax-2.jpg here. Then delete tax.jpg.',
    ],
    [
      'gif',
      'tax.png',
      '“./tax.png” is actually in the format GIF. Open it in an image editor, save it as a JPEG with the name tax.jpg, and write ./tax.jpg here. Then delete tax.png.',
    ],
    [
      'jpeg',
      'Zoë (1).JPG',
      '“./Zoë (1).JPG” has a name with characters that a web address cannot contain. Images may have only unaccented letters, digits, hyphens, underscores, and periods in their names. Rename the file to zoe-1.jpg, and write ./zoe-1.jpg here.',
    ],
    [
      'jpeg',
      'con.jpg',
      'Windows does not allow the file name “con.jpg”. Rename the file to con-2.jpg, and write ./con-2.jpg here.',
    ],
  ] as const)('of the format %s may not have the name %s', async (format, name, reported) => {
    show(await picture(format), name)
    expect(await problems()).toEqual([atImage(reported, name)])
  })

  test('of phones are to be saved as JPEG, whatever their name says', async () => {
    const heic = Buffer.from(await picture('avif'))
    heic.write('heic', 8, 'latin1')
    heic.write('hvc1', heic.indexOf('av01', 0, 'latin1'), 'latin1')
    show(heic)
    expect(await problems()).toEqual([
      inService(
        'is actually in the format HEIC. Open it in an image editor, save it as a JPEG with the name tax-2.jpg, and write ./tax-2.jpg here. Then delete tax.jpg.',
        'tax.jpg',
      ),
    ])
  })

  test('may be AVIF images that only sharp can read', async () => {
    content.write('team/portrait.avif', LARGE_BOX_AVIF)
    expect(await problems()).toEqual([
      'team/portrait.avif:1:1 Warning: no entry uses this image. Add “image: ./portrait.avif” to a file in content/team/, or delete the image.',
    ])
  })

  test('are suggested names that no other file has, in any capitals, and no two the same', async () => {
    const jpeg = await picture('jpeg')
    for (const name of ['a b.jpg', 'a_b?.jpg', 'A-b.jpg', 'twin.jpg', 'Twin.jpg', '._x.jpg'])
      content.write(`team/${name}`, jpeg)
    const found = (await problems()).filter((problem) => !problem.includes('Warning'))
    const characters =
      'the image has a name with characters that a web address cannot contain. Images may have only unaccented letters, digits, hyphens, underscores, and periods in their names.'
    expect(found.sort()).toEqual(
      [
        `team/a b.jpg:1:1 ${characters} Rename it to a-b-2.jpg.`,
        `team/a_b?.jpg:1:1 ${characters} Rename it to a-b-3.jpg.`,
        'team/twin.jpg:1:1 another file has the name “twin.jpg” with different capitalization. On many computers, only one of them would be kept. Rename it to twin-2.jpg.',
      ].sort(),
    )
  })

  test('that are too large are not read, not even if no entry uses them', async () => {
    content.write('services/huge.jpg', Buffer.alloc(5_000_001))
    const read = jest.spyOn(fs, 'readFileSync')
    await problems()
    expect(read.mock.calls.filter(([path]) => path === content.at('services/huge.jpg'))).toEqual([])
    read.mockRestore()
  })

  test('that no entry uses are checked all the same', async () => {
    content.write('services/huge.jpg', Buffer.alloc(5_000_001))
    content.write('services/text.jpg', 'text')
    content.write('team/photo.jpg', await picture('png'))
    const found = (await problems()).filter((problem) => !problem.includes('Warning'))
    expect(found).toEqual([
      'services/huge.jpg:1:1 the image is too large: 5 MB. The limits are 5 MB and 50 million pixels. Save it again as a JPEG with fewer pixels.',
      `services/text.jpg:1:1 the image is damaged or is not an image. ${SAVE_AGAIN}`,
      'team/photo.jpg:1:1 the image is actually in the format PNG. Rename it to photo.png.',
    ])
  })

  test('that are drawings are not accepted as photographs, whatever their names', async () => {
    show(Buffer.from(LOGO))
    expect(await problems()).toEqual([
      inService(
        'is actually in the format SVG. Open it in an image editor, save it as a JPEG with the name tax-2.jpg, and write ./tax-2.jpg here. Then delete tax.jpg.',
        'tax.jpg',
      ),
    ])
  })

  test('that have not changed are not decoded again, and one that has is', async () => {
    show(await picture('jpeg'))
    expect(await problems()).toEqual([])
    const { size, atime, mtime } = statSync(content.at('services/tax.jpg'))
    const read = jest.spyOn(fs, 'readFileSync')
    expect(await problems()).toEqual([])
    expect(read.mock.calls.filter(([path]) => path === content.at('services/tax.jpg'))).toEqual([])
    read.mockRestore()
    // Some programs keep a file’s size and its time.
    content.write('services/tax.jpg', Buffer.alloc(size))
    utimesSync(content.at('services/tax.jpg'), atime, mtime)
    expect(await problems()).toEqual([inService(`is damaged or is not an image. ${SAVE_AGAIN}`, 'tax.jpg')])
  })

  test.each([
    ['a character that attributes may not contain', '<g id="a<b"/>', 'viewBox="0 0 40 40"'],
    ['one attribute under two prefixes', '<g xmlns:a="u:x" xmlns:b="u:x" a:c="1" b:c="2"/>', 'viewBox="0 0 40 40"'],
    ['more pixels than fit in memory', '<path d="M0 0h9v9z"/>', 'viewBox="0 0 90000 90000"'],
    ['more levels than parsers read', `${'<g>'.repeat(400)}${'</g>'.repeat(400)}`, 'viewBox="0 0 40 40"'],
  ])('include the logo, which is drawn: %s', async (_, shapes, viewBox) => {
    content.write('brand.yml', stringify(brandContent({ logo: './logo.svg' })))
    content.write('logo.svg', LOGO)
    expect(await problems()).toEqual([])
    content.write('logo.svg', `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${shapes}</svg>`)
    expect(await problems()).toEqual([
      'logo.svg:1:1 the logo cannot be drawn, or takes too long to draw. Open it in a drawing program, simplify it, and export it again as a plain SVG.',
    ])
  })

  test('that no entry uses cause a warning, but not those of a draft', async () => {
    content.write('services/tax.jpg', await picture('jpeg'))
    content.write('services/draft.yml', `${showing('./tax.jpg')}draft: true\n`)
    content.write('services/old.jpg', await picture('jpeg'))
    content.write('logo.svg', '')
    expect(await problems()).toEqual([
      'logo.svg:1:1 Warning: no entry uses this image. Add “logo: ./logo.svg” to content/brand.yml, or delete the image.',
      'services/old.jpg:1:1 Warning: no entry uses this image. Add “image: ./old.jpg” to a file in content/services/, or delete the image.',
    ])
  })
})
