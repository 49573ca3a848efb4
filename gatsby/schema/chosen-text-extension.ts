import { z } from 'zod'
import type { ResolverContext } from './resolver-context'

const texts = z.record(z.string(), z.string())

/**
 * A field extension that selects one text from a group of texts. Visitors do not load the others.
 *
 * @param choose returns the selected text with its placeholders filled in
 */
export function chosenTextExtension(
  name: string,
  choose: (texts: Readonly<Record<string, string>>, context: ResolverContext) => Promise<string | undefined>,
) {
  return {
    name,
    extend: () => ({
      resolve: async (
        source: Readonly<Record<string, unknown>>,
        _args: unknown,
        context: ResolverContext,
        { fieldName }: { fieldName: string },
      ) => {
        const group = source[fieldName]
        return group === undefined || group === null ? null : choose(texts.parse(group), context)
      },
    }),
  }
}
