import { parseDocument, stringify } from 'yaml'
import { about, jobs, overview, services, team, testimonials } from '../browser/content'
import type { ProjectCopy } from '../browser/project-copy'
import { photograph } from './photograph'

/** A change to the content of a copy of the project. */
export type Edit = (copy: ProjectCopy) => void | Promise<void>

/** Removes a testimonial, also from the services that name it. */
function removeTestimonial(copy: ProjectCopy, slug: string): void {
  copy.remove(`content/testimonials/${slug}.yml`)
  for (const service of services.filter(({ testimonial }) => testimonial === slug)) {
    const file = `content/services/${service.slug}.yml`
    const document = parseDocument(copy.read(file))
    document.delete('testimonial')
    copy.write(file, document.toString({ lineWidth: 0 }))
  }
}

/** The ordinary edits of an editor, by name. Each is a content that the tests must accept, and so are all together. */
export const EDITS: Readonly<Record<string, Edit>> = {
  texts: (copy) => {
    const service = `content/services/${String(services[0]?.slug)}.yml`
    copy.change('content/statistics.yml', [0, 'value'], '640+')
    copy.change('content/site.yml', ['name'], 'Cairn and Compass')
    copy.change('content/site.yml', ['contact', 'phone'], '+1 312 555 0177')
    copy.change('content/site.yml', ['navigation', 'pages', 0, 'label'], 'Who we are')
    copy.change('content/pages/home.yml', ['hero', 'heading'], 'Find your own way through the hills.')
    copy.change(service, ['title'], 'Another Title of the Service')
    copy.change(service, ['name'], 'Another Service')
    copy.change(service, ['cards', 0, 'title'], 'Another Card')
  },
  'fewer-testimonials': (copy) => {
    for (const { slug } of testimonials.slice(-1)) removeTestimonial(copy, slug)
  },
  'no-jobs': (copy) => {
    for (const { slug } of jobs) copy.remove(`content/jobs/${slug}.yml`)
  },
  'service-added': (copy) => {
    const added = {
      ...services[0],
      slug: undefined,
      title: 'Added Service for Everyone',
      searchTitle: undefined,
      testimonial: undefined,
      name: 'Added Service',
      description: 'A service that did not exist before.',
    }
    copy.write('content/services/added-service.yml', stringify(added))
    const listed = [...(overview.groups[0]?.services ?? []), 'added-service']
    copy.change('content/pages/services.yml', ['groups', 0, 'services'], listed)
  },
  'person-added': async (copy) => {
    const person = {
      name: 'Zoë Ångström',
      title: about.seo.title,
      order: 999,
      image: './zoe-angstrom.jpg',
      summary: 'A person who was not on the team before.',
      bio: 'A person who was not on the team before, with a photograph.',
      email: 'zoe.angstrom@example.com',
      specialties: team[0]?.specialties,
    }
    copy.write('content/team/zoe-angstrom.yml', stringify(person))
    copy.write('content/team/zoe-angstrom.jpg', await photograph(640, 640))
  },
}
