/** Replaces the package invariant, with which Gatsby's router checks its routes: without placeholders in messages. */
export default function invariant(condition: unknown, message?: string): void {
  if (!condition) throw new Error(message)
}
