import { createContext } from 'react'

/**
 * The address of a picture within the report's page; undefined where there is no such picture. Pictures of the content have
 * one name on both sides, those of pages have a name each.
 */
export type PictureSources = (name: string, side: 'before' | 'after') => string | undefined

/** By it, the report's parts find their pictures. */
export const Sources = createContext<PictureSources>(() => undefined)
