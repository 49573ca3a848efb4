const NOBODY = 65_534

/** Runs something without the rights of an administrator, who may read everything. */
export function asNobody(run: () => void): void {
  const { geteuid, seteuid } = process
  const administrator = geteuid?.() === 0
  if (administrator) seteuid?.(NOBODY)
  try {
    run()
  } finally {
    if (administrator) seteuid?.(0)
  }
}
