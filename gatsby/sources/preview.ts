/** The environment variables; two of them decide whether a build is for editors or visitors. */
export type Environment = Readonly<Partial<Record<string, string>>>

/** Whether a build is for editors, who also see unpublished entries: `gatsby develop`, or a build with GATSBY_PREVIEW=true. */
export function isPreview({ NODE_ENV, GATSBY_PREVIEW }: Environment): boolean {
  return NODE_ENV === 'development' || GATSBY_PREVIEW === 'true'
}
