export type Environment = Readonly<Partial<Record<string, string>>>

/**
 * Whether a build is for editors, who also see unpublished entries. Throws for a setting that is neither `true` nor `false`:
 * a host that was meant to publish a preview would instead publish a second copy of the site, which search engines may index.
 */
export function isPreview({ NODE_ENV, GATSBY_PREVIEW = '' }: Environment): boolean {
  if (!['', 'true', 'false'].includes(GATSBY_PREVIEW))
    throw new Error(`GATSBY_PREVIEW must be true or false, not ${JSON.stringify(GATSBY_PREVIEW)}`)
  return NODE_ENV === 'development' || GATSBY_PREVIEW === 'true'
}
