import { z } from 'zod'
import { CAREERS_SWITCH, careersPageType } from './careers-page'
import { defineContentType } from './content-type'
import { choice, day, line, list, order, paragraph } from './fields'
import { closesOn, publication } from './publication'

/** An open position: `content/jobs/<slug>.yml`. */
export const job = z
  .strictObject({
    title: line({ label: 'Position', example: 'Marketing Specialist', max: 60 }),
    order,
    location: line({ label: 'Location', example: 'Chicago', properName: true, max: 40 }),
    type: line({ label: 'Type', example: 'Full-time', max: 24 }),
    employmentType: choice(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM'], {
      label: 'Type for search engines',
      hint: 'Not shown.',
      example: 'FULL_TIME',
    }).optional(),
    department: line({ label: 'Department', example: 'Marketing', max: 40 }),
    description: paragraph({ label: 'Description' }),
    requirements: list(
      'Requirements',
      line({ label: 'Requirement', example: 'Three days a week in the Chicago office', max: 140 }),
      10,
    ),
    datePosted: day({
      label: 'Posted on',
      hint: 'Shown on the page. Search engines list the position only if it has this date.',
      example: '2026-12-01',
    }).optional(),
    ...publication,
    closesOn,
  })
  .refine(({ publishOn, closesOn: last }) => publishOn === undefined || last === undefined || publishOn <= last, {
    error: 'is before the day the position is published. Use the same day or a later one.',
    path: ['closesOn'],
  })

export const jobType = defineContentType({
  name: 'Job',
  label: 'an open position',
  collection: 'Open positions',
  schema: job,
  source: { kind: 'folder', folder: 'jobs', word: 'job', titleFields: ['title'] },
  shownBy: CAREERS_SWITCH,
  anchorOn: careersPageType,
  subjects: ['position'],
})
