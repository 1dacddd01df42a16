import { fade, isCutAt } from './fade'

/** Has the pages of lists stand before a vertical line that something covers them from; returns what undoes it. */
export function drawPagesBeside(line: number): () => void {
  const covered = [...document.querySelectorAll<HTMLElement>('[data-slot=pagination]')].filter((pages) => {
    return isCutAt(line, pages.getBoundingClientRect())
  })
  for (const pages of covered) {
    const { right } = pages.getBoundingClientRect()
    pages.style.paddingInlineEnd = `${right - line + fade}px`
  }
  return () => {
    for (const { style } of covered) style.paddingInlineEnd = ''
  }
}
