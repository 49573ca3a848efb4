import type { CreateWebpackConfigArgs } from 'gatsby'

/**
 * What every page's scripts would carry along and no page of this site ever runs: Gatsby's component for scripts of
 * others with its web worker, the registration of a service worker, and styled-components' prefixes for browsers before
 * 2023, which it leaves out unless asked.
 */
const UNUSED = [
  /[\\/]gatsby-script[\\/]dist[\\/]/,
  /[\\/]partytown[\\/]gatsby-browser\.js$/,
  /[\\/]\.cache[\\/]register-service-worker\.js$/,
  /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/,
]

/** Takes what is unused out of the scripts that visitors load; `gatsby develop` and the server's rendering keep it. */
export function leaveOutUnused({ stage, actions, loaders }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    module: {
      rules: [
        { test: UNUSED, use: [loaders.null()] },
        // It names the prefixes among its imports, for a function that nothing calls.
        { test: /[\\/]stylis[\\/]src[\\/]Middleware\.js$/, parser: { importExportsPresence: false } },
      ],
    },
  })
}
