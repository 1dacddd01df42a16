import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
import { NotFound } from './NotFound'

/** What an unknown path shows. */
const meta = {
  title: 'Features/Workspace/NotFound',
  component: NotFound,
  decorators: [withFeature([])],
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('页面不存在')).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page not found')).toBeVisible()
  },
}

export const Dark: Story = { ...Ready, globals: { theme: 'dark' } }
