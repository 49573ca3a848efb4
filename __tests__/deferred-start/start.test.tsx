test.each([
  ['and has no alternative text is hidden', '', 'hidden'],
  ['shows its alternative text', 'A map', ''],
])('before the app starts, an image that does not load %s', async (_, alt, visibility) => {
  Object.assign(globalThis, { BUILD_HASH: 'a', HAS_FORM: false })
  await import('../../src/deferred-start/start')
  const image = Object.assign(document.createElement('img'), { alt })
  document.body.append(image)
  image.dispatchEvent(new Event('error'))
  expect(image.style.visibility).toBe(visibility)
})
