/**
 * Turns what is on the page to its other theme and looks at its colours once more, and returns what is wrong with
 * them: nothing else of what axe checks depends on the theme, so one run of a story proves both.
 */
export async function checkOtherTheme(canvas: HTMLElement): Promise<string[]> {
  const { default: axe } = await import('axe-core')
  const turn = () => {
    for (const name of attributes) turnAll(canvas.ownerDocument, name)
  }
  turn()
  try {
    const { violations } = await axe.run(canvas.ownerDocument.body, {
      runOnly: ['color-contrast', 'link-in-text-block'],
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
  } finally {
    turn()
  }
}

const attributes = ['data-theme', 'data-atrium-theme']

function turnAll(page: Document, attribute: string) {
  for (const element of page.querySelectorAll(`[${attribute}]`)) {
    element.setAttribute(attribute, element.getAttribute(attribute) === 'dark' ? 'light' : 'dark')
  }
}
