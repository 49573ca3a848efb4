/** The slugs of the site's services. */
export const SERVICES = [
  'practice-management',
  'client-retention',
  'tax-planning',
  'lead-generation',
  'sales-coaching',
  'compliance',
  'task-automation',
  'succession-planning',
  'recruiting',
  'estate-planning',
  'holistic-planning',
  'portfolio-evaluation',
  'well-being',
  'share-of-wallet',
  'multi-generational-planning',
  'product-solutions',
]

/** Three titles of typical length. */
export const TITLES = ['Leadership Assessment', 'Development Plans', 'Knowledge Transfer']
