import { turnThemes } from './turnThemes'

/**
 * Turns what is on the page to its other theme and looks at its colours once more, and returns what is wrong with
 * them: nothing else of what axe checks depends on the theme, so one run of a story proves both.
 */
export async function checkOtherTheme(): Promise<string[]> {
  const { default: axe } = await import('axe-core')
  turnThemes()
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast', 'link-in-text-block'],
      resultTypes: ['violations'],
      selectors: false,
    })
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
  } finally {
    turnThemes()
  }
}
