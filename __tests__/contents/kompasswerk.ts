import { z } from 'zod'
import type { TextField } from '../../content-check/parse/schema-path'
import type { ProjectCopy } from '../browser/project-copy'
import { brandContent, LOGO } from '../factories/brand'
import {
  contentTree,
  jobContent,
  memberContent,
  serviceContent,
  siteContent,
  statisticContent,
} from '../factories/content'
import { photograph } from './photograph'
import { changeTexts, writeContent } from './write-content'

/** Texts with umlauts, „quotes“, and words that no line of a phone holds, the longest first. */
const TEXTS = [
  'Wer seine Nachfolge rechtzeitig regelt, behält die Wahl: „Übergeben“ heißt nicht „aufgeben“, und Finanzanlagenvermittler wissen das.',
  'Prüfungsvorbereitung, Geschäftsprozessoptimierung und Vergütungsmodelle für Vermögensberater',
  'Nachfolgeregelungsberatung in Norddeutschland',
  'Mandantenkommunikation',
  'Größe',
]

const SERVICES = ['nachfolgeregelung', 'verguetungsmodelle', 'pruefungsvorbereitung', 'mandantenkommunikation']
/** The prefixes of each service; all of them if it has none of its own. */
const PREFIXES = [undefined, ['leistungen'], ['beratung'], undefined]

function germanContent(): Record<string, unknown> {
  const { navigation, footer, ...site } = siteContent()
  const group = { title: 'Unternehmensführung', services: SERVICES }
  const people = { 'joerg-weisshaupt': 'Jörg Weißhaupt', 'ayse-yildirim-gross': 'Ayşe Yıldırım-Groß' }
  const tree = Object.entries(contentTree()).filter(([path]) => !/^(?:services|team)\//.test(path))
  const services = SERVICES.map((slug, index): [string, unknown] => [
    `services/${slug}.yml`,
    serviceContent({
      name: `Führung ${index}`,
      prefixes: PREFIXES[index],
      image: './foto.jpg',
      imageAlt: 'Foto',
    }),
  ])
  const team = Object.entries(people).map(([slug, name], index): [string, unknown] => [
    `team/${slug}.yml`,
    memberContent({ name, order: index + 1, image: './foto.jpg', phone: '+49 40 66969 144' }),
  ])
  const listed = JSON.stringify(Object.fromEntries(tree))
    .replaceAll('["tax-planning"]', JSON.stringify(SERVICES))
    .replaceAll('"tax-planning"', '"nachfolgeregelung"')
    .replaceAll('"ada-sample"', '"joerg-weisshaupt"')
    .replaceAll('["retention"]', '["retention","haeuser"]')
  return {
    ...(JSON.parse(listed) as Record<string, unknown>),
    'statistics.yml': [statisticContent(), statisticContent({ key: 'haeuser', value: '6,5 Std.' })],
    ...Object.fromEntries([...services, ...team]),
    'site.yml': {
      ...site,
      name: 'Kompasswerk Beratung',
      language: 'de',
      timeZone: 'Europe/Berlin',
      country: 'DE',
      servicePrefixes: ['leistungen', 'beratung'],
      contact: { ...site.contact, phone: '+49 40 66969 142', address: ['Große Brückenstraße 12', '20459 Hamburg'] },
      navigation: { ...navigation, services: { ...navigation.services, prefix: 'beratung', groups: [group] } },
      footer: { ...footer, services: group },
    },
    'brand.yml': brandContent({
      colors: { paper: '#fdfdfb', mist: '#eef1f4', ink: '#1d2530', accent: '#1d5a96', dark: '#13283f' },
      typefaces: {
        display: { package: '@fontsource-variable/source-serif-4', weight: 600 },
        text: { package: '@fontsource-variable/inter' },
      },
      logo: './logo.svg',
      illustrations: 'photographs',
      corners: 8,
    }),
    'jobs/berater.yml': jobContent({ datePosted: '2026-11-16', closesOn: '2999-12-31', order: 2 }),
    'redirects.yml': [{ from: '/leistungen/alt', to: '/leistungen/nachfolgeregelung' }],
  }
}

/** Another firm: „Kompasswerk Beratung“ in Hamburg, in German, with its own brand, photographs, and prefixes of services. */
export async function writeKompasswerk(copy: ProjectCopy): Promise<void> {
  const content = germanContent()
  writeContent(copy, content)
  copy.write('content/logo.svg', LOGO)
  copy.write('content/services/foto.jpg', await photograph(1280, 800))
  copy.write('content/team/foto.jpg', await photograph(640, 640))
  let count = 0

  /** The longest German text that a field accepts, with a number, because pages find things by their names. */
  function german(schema: z.ZodType, { text, metadata }: TextField): string {
    count += 1
    // With the whole offer, a description would be too long.
    const filledIn = metadata.unique === undefined ? (metadata.hint?.match(/\{\w+\}/g)?.join(' ') ?? '') : ''
    return TEXTS.map((one) => `${one} ${count} ${filledIn}`.trim()).find((one) => schema.safeParse(one).success) ?? text
  }

  for (const path of Object.keys(content).filter((one) => !/^(?:brand|integrations|redirects)\.yml$/.test(one)))
    changeTexts(copy, path, (field, schema) => {
      // Names of people, of the firm, and of other entries stay, and so do addresses and choices, which reject a letter.
      const isText = schema instanceof z.ZodString && schema.safeParse('Ä').success
      const isKept = /^(?:name|author|address|street|city)$/.test(String(field.path.at(-1)))
      return isText && !isKept ? german(schema, field) : undefined
    })
}
