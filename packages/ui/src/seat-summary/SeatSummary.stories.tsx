import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../stories/say'
import { SeatSummary } from './SeatSummary'
import { SeatSummaryExample } from './SeatSummary.example'

const meta = {
  title: 'UI/SeatSummary',
  component: SeatSummary,
  args: {
    used: 41,
    passedOn: 9,
    total: 60,
    labels: { used: '成员已使用', passedOn: '已下发未用', left: '未下发' },
  },
} satisfies Meta<typeof SeatSummary>

export default meta
type Story = StoryObj<typeof meta>

/** The text has everything that the drawing shows; screen readers get only the text. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((count) => count.textContent)).toEqual([
      '41',
      '9',
      '10',
    ])
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** Omits allocated seats if there are none. */
export const NothingAllocated: Story = {
  args: { passedOn: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(2)
    await expect(canvas.queryByText(say('已下发未用'))).toBeNull()
  },
}

export const Full: Story = { args: { used: 60, passedOn: 0 } }

/** Expired or disabled. */
export const Inactive: Story = { args: { isActive: false } }

/** Formatted for the language, on as many lines as needed. */
export const LargeNumbers: Story = {
  args: {
    used: 641_203,
    passedOn: 88_000,
    total: 1_000_000,
    formatCount: (count) => count.toLocaleString('en'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('270,797')).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <SeatSummaryExample /> }
