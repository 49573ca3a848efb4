/** Text and numbers that the specification prescribes verbatim, independent of the content. */

/** The paths of all pages except those of services (section 2). */
export const PAGES = [
  '/',
  '/about',
  '/about/team',
  '/careers',
  '/contact',
  '/services',
  '/privacy',
  '/terms',
  '/cookies',
]

/** The groups of the services overview in order, each with its service slugs (sections 2 and 9). */
export const OVERVIEW_GROUPS: readonly (readonly [title: string, slugs: readonly string[]])[] = [
  ['Practice Growth', ['practice-management', 'lead-generation', 'sales-coaching', 'share-of-wallet']],
  ['Client Services', ['client-retention', 'tax-planning', 'estate-planning', 'multi-generational-planning']],
  ['Operational Excellence', ['compliance', 'task-automation', 'portfolio-evaluation']],
  ['Team Development', ['recruiting', 'succession-planning', 'well-being', 'product-solutions']],
]

/** The groups of the services menu in order, each with the names and slugs of its services (section 2). */
export const MENU_GROUPS: readonly (readonly [title: string, entries: readonly (readonly [string, string])[]])[] = [
  [
    'Business Growth',
    [
      ['Practice Management', 'practice-management'],
      ['Lead Generation', 'lead-generation'],
      ['Sales Coaching', 'sales-coaching'],
    ],
  ],
  [
    'Team Development',
    [
      ['Recruiting', 'recruiting'],
      ['Succession Planning', 'succession-planning'],
      ['Well-being', 'well-being'],
    ],
  ],
  [
    'Client Services',
    [
      ['Client Retention', 'client-retention'],
      ['Holistic Planning', 'holistic-planning'],
      ['Estate Planning', 'estate-planning'],
      ['Tax Planning', 'tax-planning'],
    ],
  ],
  [
    'Operations',
    [
      ['Task Automation', 'task-automation'],
      ['Portfolio Evaluation', 'portfolio-evaluation'],
    ],
  ],
]

/** The services that the cards on the home page link to, under /services (section 2). */
export const HOME_SERVICES = [
  'practice-management',
  'client-retention',
  'tax-planning',
  'lead-generation',
  'sales-coaching',
  'compliance',
  'task-automation',
]

/** The slug, page title, and three cards of each of the twelve services listed in section 2. */
export const SERVICE_TABLE: readonly (readonly [slug: string, title: string, cards: readonly string[]])[] = [
  [
    'succession-planning',
    'Succession Planning Services',
    ['Leadership Assessment', 'Development Plans', 'Knowledge Transfer'],
  ],
  ['recruiting', 'Recruiting Services', ['Candidate Sourcing', 'Screening and Interviewing', 'Onboarding Support']],
  ['tax-planning', 'Tax Planning Services', ['Tax Strategy Development', 'Compliance Assurance', 'Ongoing Support']],
  ['estate-planning', 'Estate Planning Services', ['Will Creation', 'Trust Establishment', 'Power of Attorney']],
  [
    'holistic-planning',
    'Holistic Planning Services',
    ['Comprehensive Financial Assessment', 'Goal Setting', 'Investment Strategy'],
  ],
  [
    'client-retention',
    'Client Retention Services',
    ['Personalized Communication', 'Feedback Mechanisms', 'Loyalty Programs'],
  ],
  [
    'portfolio-evaluation',
    'Portfolio Evaluation Services',
    ['Performance Analysis', 'Risk Assessment', 'Cost Analysis'],
  ],
  ['task-automation', 'Task Automation Services', ['Process Automation', 'AI Integration', 'Task Management']],
  [
    'sales-coaching',
    'Sales Coaching Services',
    ['Personalized Coaching', 'Sales Strategy Development', 'Performance Metrics'],
  ],
  ['lead-generation', 'Lead Generation Services', ['Content Marketing', 'SEO Optimization', 'Social Media Marketing']],
  [
    'practice-management',
    'Practice Management Services',
    ['Operational Efficiency Analysis', 'Client Relationship Management', 'Performance Metrics'],
  ],
  ['well-being', 'Well-Being Services', ['Health Programs', 'Mental Health Support', 'Wellness Workshops']],
]

/** The services under both prefixes: those listed in section 2, and those with linked paths that had no route. */
export const UNDER_BOTH = ['practice-management', 'client-retention', 'tax-planning', 'lead-generation'].concat(
  ['sales-coaching', 'task-automation', 'estate-planning', 'portfolio-evaluation'],
  ['recruiting', 'succession-planning', 'well-being'],
)
export const UNDER_SERVICES_ALONE = [
  'compliance',
  'share-of-wallet',
  'multi-generational-planning',
  'product-solutions',
]

/** The figures that the firm claims, with their labels (section 1). */
export const CLAIMS: readonly (readonly [value: string, label: RegExp])[] = [
  ['500+', /financial advisors served/i],
  ['40%', /average AUM growth/i],
  ['65%', /efficiency improvement/i],
  ['85%', /client retention/i],
  ['$25B+', /assets influenced/i],
  ['90%', /client satisfaction/i],
  ['15+', /years of experience/i],
  ['50', /states covered/i],
  ['25', /team members/i],
]
