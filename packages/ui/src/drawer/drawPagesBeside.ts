/** Has the pages of lists stand before a vertical line that something covers them from; returns what undoes it. */
export function drawPagesBeside(line: number): () => void {
  const covered = [...document.querySelectorAll<HTMLElement>('[data-slot=pagination]')].filter((pages) => {
    const { left, right } = pages.getBoundingClientRect()
    return left < line && line < right
  })
  for (const pages of covered) {
    const { right } = pages.getBoundingClientRect()
    pages.style.paddingInlineEnd = `${right - line + room}px`
  }
  return () => {
    for (const { style } of covered) style.paddingInlineEnd = ''
  }
}

const room = 16
