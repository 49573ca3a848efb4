import { z } from 'zod'
import { sampler } from '../../src/style-guide/extremes'

/** Creates the longest content that the content model allows for a schema. */
export function longest<Content extends z.ZodType>(schema: Content): z.output<Content> {
  return schema.parse(sampler('longest')(z.toJSONSchema(schema)))
}

/** Creates the shortest content that the content model allows for a schema. */
export function shortest<Content extends z.ZodType>(schema: Content): z.output<Content> {
  return schema.parse(sampler('shortest')(z.toJSONSchema(schema)))
}
