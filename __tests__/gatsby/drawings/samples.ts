/** Seeds of terrain. */
export const SERVICES = [
  'practice-management',
  'client-retention',
  'tax-planning',
  'compliance',
  'recruiting',
  'well-being',
  'multi-generational-planning',
  'product-solutions',
]

/** Three titles of typical length. */
export const TITLES = ['Leadership Assessment', 'Development Plans', 'Knowledge Transfer']
