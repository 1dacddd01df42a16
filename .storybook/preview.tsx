import type { Preview } from '@storybook/react-vite'
import '@atrium/ui/styles/tokens.css'

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'padded', controls: { expanded: true } },
  globalTypes: {
    locale: {
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Colour theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'zh-CN', theme: 'light' },
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = parameters.theme ?? globals.theme
      document.documentElement.dataset.theme = theme
      document.documentElement.lang = parameters.locale ?? globals.locale
      return <Story />
    },
  ],
}

export default preview
