import { ThemeRoot } from '@atrium/ui/theme-root'
import type { Decorator } from '@storybook/react-vite'

/** Gives every story the theme and the language of the toolbar, and its page the same canvas. */
export const withSurroundings: Decorator = (Story, { globals, viewMode }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  const page = document.documentElement
  page.lang = globals.locale
  if (viewMode === 'story') page.dataset.theme = theme
  else delete page.dataset.theme
  return (
    <ThemeRoot theme={theme} lang={globals.locale}>
      <Story />
    </ThemeRoot>
  )
}
