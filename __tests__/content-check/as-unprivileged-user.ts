/** The ID of the unprivileged user `nobody`. */
const NOBODY_UID = 65_534

/** Runs a function without administrator rights, which would allow reading every file. */
export function asUnprivilegedUser(run: () => void): void {
  const { geteuid, seteuid } = process
  const administrator = geteuid?.() === 0
  if (administrator) seteuid?.(NOBODY_UID)
  try {
    run()
  } finally {
    if (administrator) seteuid?.(0)
  }
}
