import { z } from 'zod'
import { line, order, paragraph, type FieldMeta } from './fields'

/** An open position: `content/jobs/<slug>.yml`. */
export const job = z.strictObject({
  title: line({ label: 'Position' }, 60),
  order,
  location: line({ label: 'Place' }, 40),
  type: line({ label: 'Type', hint: 'Such as Full-time.' }, 24),
  department: line({ label: 'Department' }, 40),
  description: paragraph({ label: 'Description' }),
  requirements: z
    .array(line({ label: 'Requirement' }, 140))
    .min(1)
    .max(10)
    .meta({ label: 'Requirements' } satisfies FieldMeta),
})
