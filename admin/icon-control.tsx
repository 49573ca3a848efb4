import type { CustomFieldControlProps } from '@sveltia/cms'

/** The drawings of all icons, by name. */
export type Icons = Readonly<Record<string, { path: string }>>

/**
 * Returns the control for the name of an icon: the drawings of all of them to choose from. A name that is not among them
 * stays until another is chosen.
 */
export function iconControl(icons: Icons) {
  const drawings = new Map(Object.entries(icons))
  return function IconControl({ value, field, forID, onChange }: CustomFieldControlProps) {
    const chosen = String(value ?? '')
    const isUnknown = chosen !== '' && !drawings.has(chosen)
    const none = field.get('required') === false ? [''] : []
    return (
      <div
        className="icon-field"
        role="radiogroup"
        aria-invalid={isUnknown}
        aria-labelledby={`${forID}-label`}
        aria-describedby={`${forID}-chosen`}
      >
        <p id={`${forID}-chosen`}>
          {isUnknown ? `“${chosen}” is not one of the icons. Choose another one.` : chosen || 'No icon is chosen.'}
        </p>
        {[...none, ...(isUnknown ? [chosen] : []), ...drawings.keys()].map((name) => (
          <label key={name} title={name} className={drawings.has(name) ? undefined : 'text'}>
            <input
              type="radio"
              name={forID}
              aria-label={name || 'None'}
              checked={name === chosen}
              onChange={() => {
                onChange(name)
              }}
            />
            {drawings.has(name) ? (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={drawings.get(name)?.path} />
              </svg>
            ) : (
              name || 'None'
            )}
          </label>
        ))}
      </div>
    )
  }
}
