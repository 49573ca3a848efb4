import type { z } from 'zod'
import { delivery } from './delivery'
import type { ContentTypeName } from './fields'
import { job } from './job'
import * as pages from './pages'
import { redirect } from './redirect'
import { service, SERVICE_PREFIXES } from './service'
import { site } from './site'
import { statistic } from './statistic'
import { teamMember } from './team-member'
import { testimonial } from './testimonial'

/** A content type and the location of its entries. */
export interface ContentType {
  name: ContentTypeName
  /** The name that editors use for one entry. */
  label: string
  /** The name that editors use for all entries together, if there can be many. */
  collection?: string
  schema: z.ZodObject
  /**
   * The paths of the pages that show it: `{slug}` is replaced by the slug of an entry, and `*` means every page of the
   * site.
   */
  shownOn: readonly string[]
  /**
   * `folder`: one file per entry, with the file name as the slug. `files`: only these files, all of which must exist,
   * with one entry each. `list`: one file that contains a list of entries; entries that others refer to have a `key`.
   */
  source:
    | { kind: 'folder'; folder: string }
    | { kind: 'files'; files: readonly string[] }
    | { kind: 'list'; file: string; optional?: true }
}

const page = (name: ContentTypeName, label: string, schema: z.ZodObject, file: string, path: string): ContentType => ({
  name,
  label,
  schema,
  shownOn: [path],
  source: { kind: 'files', files: [`pages/${file}.yml`] },
})

const SERVICE_PAGES = SERVICE_PREFIXES.map((prefix) => `/${prefix}/{slug}`)

/** Every content type of the site. Paths are relative to `content/` and use `/` as the separator. */
export const CONTENT_TYPES: readonly ContentType[] = [
  {
    name: 'SiteSettings',
    label: 'the site',
    schema: site,
    shownOn: ['*'],
    source: { kind: 'files', files: ['site.yml'] },
  },
  {
    name: 'DeliverySettings',
    label: 'the delivery of consultation requests',
    schema: delivery,
    shownOn: ['/contact', '/privacy'],
    source: { kind: 'files', files: ['delivery.yml'] },
  },
  {
    name: 'Statistic',
    label: 'a figure',
    collection: 'Figures',
    schema: statistic,
    shownOn: ['/', '/about'],
    source: { kind: 'list', file: 'stats.yml' },
  },
  {
    name: 'Service',
    label: 'a service',
    collection: 'Services',
    schema: service,
    shownOn: [...SERVICE_PAGES, '/services', '/'],
    source: { kind: 'folder', folder: 'services' },
  },
  {
    name: 'TeamMember',
    label: 'a team member',
    collection: 'Team',
    schema: teamMember,
    shownOn: ['/about/team', '/about'],
    source: { kind: 'folder', folder: 'team' },
  },
  {
    name: 'Job',
    label: 'an open position',
    collection: 'Open positions',
    schema: job,
    shownOn: ['/careers'],
    source: { kind: 'folder', folder: 'jobs' },
  },
  {
    name: 'Testimonial',
    label: 'a testimonial',
    collection: 'Testimonials',
    schema: testimonial,
    shownOn: ['/'],
    source: { kind: 'folder', folder: 'testimonials' },
  },
  page('HomePage', 'the home page', pages.homePage, 'home', '/'),
  page('AboutPage', 'the about page', pages.aboutPage, 'about', '/about'),
  page('TeamPage', 'the team page', pages.teamPage, 'team', '/about/team'),
  page('CareersPage', 'the careers page', pages.careersPage, 'careers', '/careers'),
  page('ServicesPage', 'the services overview', pages.servicesPage, 'services', '/services'),
  {
    name: 'ServiceTemplate',
    label: 'the frame of service pages',
    schema: pages.serviceTemplate,
    shownOn: SERVICE_PAGES,
    source: { kind: 'files', files: ['pages/service.yml'] },
  },
  page('ContactPage', 'the contact page', pages.contactPage, 'contact', '/contact'),
  page('ThanksPage', 'the page after a request', pages.thanksPage, 'thanks', '/contact/thanks'),
  page('NotFoundPage', 'the page for unknown addresses', pages.notFoundPage, 'not-found', '/404'),
  {
    name: 'LegalPage',
    label: 'a legal page',
    schema: pages.legalPage,
    shownOn: ['/{slug}'],
    source: { kind: 'files', files: ['pages/privacy.yml', 'pages/terms.yml', 'pages/cookies.yml'] },
  },
  {
    name: 'Redirect',
    label: 'a redirect',
    collection: 'Redirects',
    schema: redirect,
    shownOn: [],
    source: { kind: 'list', file: 'redirects.yml', optional: true },
  },
]

/**
 * Returns the content type of a file.
 *
 * @param path the file's path relative to `content/`, such as `services/tax-planning.yml`
 * @returns the content type, or undefined if no content type has files at that path
 */
export function contentTypeOf(path: string): ContentType | undefined {
  return CONTENT_TYPES.find(({ source }) => {
    switch (source.kind) {
      case 'folder':
        return path.startsWith(`${source.folder}/`) && /^[^/]+\.yml$/.test(path.slice(source.folder.length + 1))
      case 'files':
        return source.files.includes(path)
      case 'list':
        return source.file === path
    }
  })
}

/**
 * Returns the slug of the entry in a file: the file name without its extension.
 *
 * @param path the file's path relative to `content/`
 */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.yml$/, '')
}
