import 'react'

declare module 'react' {
  interface HTMLAttributes<T> {
    /** For the button of a dialog: what it does by itself to the element of `commandfor`. React's types lack both. */
    command?: 'show-modal' | 'close'
    commandfor?: string & (T extends HTMLButtonElement ? unknown : never)
  }
}
