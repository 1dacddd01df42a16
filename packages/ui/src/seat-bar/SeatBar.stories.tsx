import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SeatBar } from './SeatBar'
import { SeatBarExample } from './SeatBar.example'

const meta = {
  title: 'UI/SeatBar',
  component: SeatBar,
  args: { used: 14, passedOn: 20, total: 60, label: '14 / 20 / 26' },
} satisfies Meta<typeof SeatBar>

export default meta
type Story = StoryObj<typeof meta>

/** Used, allocated and free seats are drawn to scale. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('img', { name: '14 / 20 / 26' })
    await expect(bar).toHaveAttribute('data-state', 'open')
    const [used, passedOn, left] = [...bar.children].map((part) => part.getBoundingClientRect().width)
    await expect(passedOn).toBeGreaterThan(used ?? 0)
    await expect(left).toBeGreaterThan(passedOn ?? 0)
  },
}

export const Full: Story = {
  args: { used: 60, passedOn: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('data-state', 'full')
  },
}

/** Seats that a grant would use are separate from used ones and reduce the free ones. */
export const Added: Story = {
  args: { used: 14, added: 6, passedOn: 20, label: '14 + 6 / 20 / 20' },
  play: async ({ canvas }) => {
    const parts = [...canvas.getByRole('img').children]
    await expect(parts.map((part) => part.getAttribute('data-part'))).toEqual([
      'used',
      'added',
      'passed-on',
      'left',
    ])
    const [, added, passedOn, left] = parts.map((part) => part.getBoundingClientRect().width)
    await expect(added).toBeLessThan(left ?? 0)
    // Its outline takes two pixels.
    await expect(left).toBeCloseTo(passedOn ?? 0, -1)
  },
}

export const Unused: Story = { args: { used: 0, passedOn: 0 } }

/** Expired or disabled. */
export const Inactive: Story = { args: { isActive: false } }

/** One of ten thousand is still visible. */
export const Smallest: Story = {
  args: { used: 1, passedOn: 0, total: 10_000 },
  play: async ({ canvas }) => {
    const [used] = canvas.getByRole('img').children
    await expect(used?.getBoundingClientRect().width).toBeGreaterThanOrEqual(3)
  },
}

export const None: Story = { args: { used: 0, passedOn: 0, total: 0 } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <SeatBarExample /> }
