import { ThemeRoot } from '@atrium/ui/theme-root'
import type { Decorator } from '@storybook/react-vite'
import { inStoryLanguage } from '../packages/ui/src/stories/inStoryLanguage'

/** Gives every story the toolbar's theme and language, and its page the same canvas. */
export const withSurroundings: Decorator = (Story, { args, globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  const page = document.documentElement
  page.lang = globals.locale
  page.dataset.theme = theme
  return (
    <ThemeRoot theme={theme} lang={globals.locale}>
      <Story args={inStoryLanguage(args)} />
    </ThemeRoot>
  )
}
