import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../stories/say'
import { Badge } from './Badge'
import { BadgeExample } from './Badge.example'

const meta = { title: 'UI/Badge', component: Badge, args: { count: 8 } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Attention: Story = {}

export const Accent: Story = { args: { tone: 'accent' } }

export const Neutral: Story = { args: { tone: 'neutral', count: 42 } }

export const Labelled: Story = {
  args: { count: 12, label: '12条未读消息' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('12条未读消息'))).toBeInTheDocument()
  },
}

export const BeyondMaximum: Story = {
  args: { count: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}

export const NothingAtZero: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=badge]')).toBeNull()
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <BadgeExample /> }
