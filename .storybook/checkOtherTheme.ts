import { turnThemes } from './turnThemes'

/**
 * Switches the page to its other theme, checks the contrast again, and returns the problems. No other axe rule
 * depends on the theme, so one run of a story covers both.
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
