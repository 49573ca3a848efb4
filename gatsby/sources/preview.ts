export type Environment = Readonly<Partial<Record<string, string>>>

/** Whether a build is for editors, who also see unpublished entries. */
export function isPreview({ NODE_ENV, GATSBY_PREVIEW }: Environment): boolean {
  return NODE_ENV === 'development' || GATSBY_PREVIEW === 'true'
}
