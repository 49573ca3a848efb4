/** What moves in the report's page: the border between before and after, and the picture of the difference. */
for (const shot of document.querySelectorAll('.shot')) {
  const slider = shot.querySelector('input[type=range]')
  const before = shot.querySelector('.before')
  const difference = shot.querySelector('.difference')
  const show = () => {
    before.style.clipPath = `inset(0 ${100 - Number(slider.value)}% 0 0)`
  }
  slider?.addEventListener('input', show)
  if (slider) show()
  shot.querySelector('input[type=checkbox]')?.addEventListener('change', ({ target }) => {
    difference.hidden = !target.checked
  })
}
