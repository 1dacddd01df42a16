/**
 * What sticks out of the page to the left or right, though nothing around it cuts it off or scrolls. Runs inside the
 * page, once it is laid out.
 */
export async function findTooWide(): Promise<string[]> {
  // What is laid out by script, after the size has changed, is so in the next frame.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const { clientWidth: width, scrollWidth } = document.documentElement
  const found = [...document.body.querySelectorAll('*')].filter(sticksOut)
  const innermost = found.filter(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  )
  if (found.length === 0 && scrollWidth > width) return [`something without a box, up to ${scrollWidth} px`]
  return innermost.slice(0, 3).map((element) => {
    const { left, right } = element.getBoundingClientRect()
    return `${Math.round(left)} to ${Math.round(right)} px: ${element.outerHTML.slice(0, 200)}`
  })

  function sticksOut(element: Element): boolean {
    const { left, right, width: own, height } = element.getBoundingClientRect()
    if ((left >= -1 && right <= width + 1) || own <= 1 || height <= 1) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isCut(element)
  }

  function isCut(element: Element): boolean {
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      if (getComputedStyle(around).overflowX !== 'visible') return true
    }
    return false
  }
}
