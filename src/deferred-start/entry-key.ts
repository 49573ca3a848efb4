/**
 * The key of the history entry that is shown, under which its scroll position is stored: its state. Gatsby's router gives each
 * entry that it adds one of its own, and src/layout/scroll-restoration.ts the others.
 */
export const entryKey = () => JSON.stringify(history.state)
