import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the button does by itself to the element of `commandfor`; React's own types do not know it yet. */
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
