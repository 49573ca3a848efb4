/**
 * Hides decorative images that fail to load, so that what is behind a portrait stays visible: WebKit would draw an icon in front of
 * it, and Firefox a frame. Must run before images load.
 */
export function hideFailedImages(): void {
  // Errors of images do not bubble.
  const capture = true
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && !target.alt) target.style.visibility = 'hidden'
    },
    capture,
  )
}
