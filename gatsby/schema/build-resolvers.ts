import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import type { FieldResolvers } from '../../content-resolvers/node-model'
import { readBrand } from '../brand/read-brand'
import { recolorLogo } from '../../content-check/rules/logo'
import { CONTENT_COPY } from '../sources/content-copy'
import { saveDrawing } from '../sources/drawn-images'
import { indexSheet, serviceMap } from './service-maps'
import { shareImageOf } from './share-image'
import { structuredDataOf } from './structured-data'

const contentFile = z.object({ absolutePath: z.string() })
const imageFile = z.object({ children: z.array(z.string()) })

/**
 * What only a build computes, because it reads or writes files, or for search engines alone. The editor's preview shows
 * these values as the last build made them. content-resolvers/field-resolvers.ts has the others.
 */
export const BUILD_RESOLVERS: FieldResolvers = {
  icon: ({ value }) => (typeof value === 'string' ? readIcon(value) : null),

  /** The image that the field names, next to its file; null on a site without pictures. */
  image: async ({ source, value, nodeModel }) => {
    if (typeof value !== 'string' || readBrand(CONTENT_COPY).illustrations === 'none') return null
    const yaml = contentFile.parse(nodeModel.getNodeById({ id: String(source.parent) }))
    const absolutePath = join(dirname(yaml.absolutePath), value)
    const file = await nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: absolutePath } } } })
    const { children } = imageFile.parse(file)
    return children.map((id) => nodeModel.getNodeById({ id, type: 'ImageSharp' })).find(Boolean)
  },

  logo: () => {
    const { logo, colors } = readBrand(CONTENT_COPY)
    if (logo === undefined) return null
    const inColor = (color: string) => {
      const { svg, ...size } = recolorLogo(logo, color)
      return saveDrawing('logo', svg, size)
    }
    return { onPaper: inColor(colors.ink), onDark: inColor(colors.onDark) }
  },

  indexSheet,
  serviceMap,
  shareImage: shareImageOf,
  structuredData: structuredDataOf,
}

/** Reads an icon's path data; throws if the family lacks it, which a unit test rules out. */
export function readIcon(name: string): { name: string; path: string } {
  // Gatsby compiles this file elsewhere, so paths are relative to the working directory.
  const svg = readFileSync(resolve('node_modules/@tabler/icons/icons/outline', `${name}.svg`), 'utf8')
  // The grid's empty square, the first path of each file, begins with another attribute.
  const path = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, data = '']) => data).join('')
  // Every page has some, so they are written briefly: a tenth of the grid's unit is precise enough.
  const rounded = path.replace(/\d+(?:\.\d+)?|\.\d+/g, (number) =>
    number.includes('.') ? String(Number(Number(number).toFixed(1))) : number,
  )
  const straight = rounded.replace(/l(-?[\d.]+) 0(?=[a-z]|$)/gi, 'h$1').replace(/l0 (-?[\d.]+)(?=[a-z]|$)/gi, 'v$1')
  return { name, path: straight.replaceAll(' -', '-') }
}
