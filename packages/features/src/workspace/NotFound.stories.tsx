import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { insteadMessages } from './messages'
import { NotFound } from './NotFound'

const texts = textsOf(insteadMessages)

/** The page for an unknown path. */
const meta = {
  id: 'features-workspace-notfound',
  title: 'Features/Workspace/NotFound 页面不存在',
  component: NotFound,
  decorators: [withFeature([])],
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.notFound })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toStart })).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }
