import { readFileSync } from 'node:fs'
import { z } from 'zod'

const { browserslist } = z
  .object({ browserslist: z.array(z.string().regex(/^\w+ >= [\d.]+$/)) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** The `browserslist` of package.json in the format of esbuild, which does not read it, such as `chrome122`. */
export const BROWSER_TARGETS = browserslist.map((query) => query.replace(' >= ', ''))
