import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ExpiryLine } from './ExpiryLine'

const now = new Date('2026-11-22T00:00:00+08:00')
const inDays = (id: string, days: number) => ({ id, at: new Date(now.getTime() + days * 86_400_000) })

const meta = {
  title: 'UI/ExpiryLine',
  component: ExpiryLine,
  args: {
    now,
    points: [-400, -20, 25, 46, 48, 126, 128, 205, 330].map((days) => inDays(String(days), days)),
    label: '2 / 7',
    nowLabel: '今天',
    overLabel: '已过期',
    formatMonth: (moment) => String(moment.getMonth() + 1),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExpiryLine>

export default meta
type Story = StoryObj<typeof meta>

export const Mixed: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img', { name: '2 / 7' })
    await expect(line.querySelectorAll('[data-state=over]')).toHaveLength(2)
    await expect(line.querySelectorAll('[data-state=soon]')).toHaveLength(1)
  },
}

/** Nothing is over. */
export const Ahead: Story = { args: { points: [inDays('one', 90)] } }

export const Empty: Story = { args: { points: [] } }

/** Where many end at once they are stacked, and stay inside. */
export const Many: Story = {
  args: { points: Array.from({ length: 60 }, (_, n) => inDays(String(n), (n - 15) * 5)) },
}
