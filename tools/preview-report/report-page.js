/** Moves the border between the images before and after with the slider. */
for (const slider of document.querySelectorAll('input[type=range]')) {
  const comparison = slider.closest('.whole').querySelector('.compare')
  const move = () => {
    comparison.style.setProperty('--at', `${slider.value}%`)
    slider.ariaValueText = `${slider.value} percent before, ${100 - slider.value} percent after`
  }
  slider.addEventListener('input', move)
  move()
}
