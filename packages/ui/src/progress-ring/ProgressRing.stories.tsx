import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../stories/say'
import { ProgressRing } from './ProgressRing'
import { ProgressRingExample } from './ProgressRing.example'

const meta = {
  title: 'UI/ProgressRing',
  component: ProgressRing,
  args: { value: 64, label: '资料完整度' },
} satisfies Meta<typeof ProgressRing>

export default meta
type Story = StoryObj<typeof meta>

export const Partial: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: say('资料完整度') })
    await expect(ring).toHaveAttribute('aria-valuenow', '64')
    await expect(ring.offsetWidth).toBe(110)
  },
}

export const Empty: Story = { args: { value: 0 } }

export const Complete: Story = { args: { value: 100 } }

export const OutOfBounds: Story = {
  args: { value: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}

export const Small: Story = {
  args: { size: 48, thickness: 4, children: <span style={{ fontSize: 13 }}>64</span> },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <ProgressRingExample /> }
