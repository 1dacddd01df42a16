import { deskEnglish } from '@atrium/features/desk'
import { english } from '@atrium/features/english'
import { provideTexts } from '@atrium/features/shared'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '@atrium/ui/styles/inter.css'
import '@atrium/ui/styles/tokens.css'
import { portalEnglish } from '../apps/portal/src/messages.en'
import { checkOtherTheme } from './checkOtherTheme'
import { DocsFrame } from './components/DocsFrame'
import { DocsTemplate } from './components/DocsTemplate'
import { meaningfulControls } from './components/meaningfulControls'
import { endStepsAtRest, hideScrollAnimations } from './motion'
import './preview.css'
import { untilStill } from './untilStill'
import { withSurroundings } from './withSurroundings'

hideScrollAnimations()
provideTexts('en', { ...english, ...deskEnglish, portal: portalEnglish })

configure({
  // Only a failure reaches this limit: no story may fail because the machine is slow.
  asyncUtilTimeout: 60_000,
  // Leaves out the document's text, which would be serialised on every poll.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

/** Whether tests run the stories: openPreview.ts sets this user agent. */
const isTest = navigator.userAgent.includes('StorybookTestRunner')

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSurroundings],
  argTypesEnhancers: [meaningfulControls],
  // After the beforeAll of Storybook's React renderer, which sets the wrapper that this one extends.
  beforeAll: endStepsAtRest,
  async afterEach({ canvasElement, globals, reporting }) {
    await untilStill(canvasElement)
    if (!globals.bothThemes) return
    const result = await checkOtherTheme()
    reporting.addReport({
      type: 'other theme',
      version: 1,
      result,
      status: result.length > 0 ? 'failed' : 'passed',
    })
  },
  // With `bothThemes`, a test requests a contrast check in the other theme.
  initialGlobals: { locale: 'zh-CN', theme: 'light', bothThemes: false },
  globalTypes: {
    locale: {
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
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
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { container: DocsFrame, page: DocsTemplate },
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      options: {
        // Nobody reads details of passed checks, and listing them takes long. Tests identify findings by
        // their markup.
        ...(isTest
          ? { resultTypes: ['violations'], selectors: false }
          : { resultTypes: ['violations', 'incomplete'] }),
        // Only an experimental rule needs the sheets, which axe would otherwise parse again for each story.
        preload: { assets: ['media'] },
      },
    },
    options: {
      storySort: {
        order: [
          'Atrium',
          [
            'Start',
            'Coverage',
            'Contact sheet',
            'Sign-off',
            'Texts',
            'States',
            'Tokens',
            'Embedding',
            'Playground',
          ],
          'Features',
          'UI',
          'Journeys',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow 360', styles: { width: '360px', height: '740px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
        wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
}

export default preview
