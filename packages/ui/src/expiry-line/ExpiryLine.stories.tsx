import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { ExpiryLine } from './ExpiryLine'
import { ExpiryLineExample } from './ExpiryLine.example'

const now = new Date('2026-11-22T00:00:00+08:00')
const inDays = (id: string, days: number) => ({
  id,
  at: new Date(now.getTime() + days * 86_400_000),
  words: `${days}`,
})

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
    const line = canvas.getByRole('listbox', { name: '2 / 7' })
    await expect(line.querySelectorAll('[data-state=over]')).toHaveLength(2)
    await expect(line.querySelectorAll('[data-state=soon]')).toHaveLength(1)
  },
}

/** One Tab stop; the arrows move between dots, and each shows its text. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('listbox')).toHaveFocus()
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName('25')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('46')).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByText('-400')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByText('-400')).toBeNull()
  },
}

/** A touch doesn't have to hit a dot: the nearest one responds. */
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    const { x, y } = canvas.getByRole('option', { name: '330' }).getBoundingClientRect()
    await fireEvent.pointerDown(canvas.getByRole('listbox'), {
      clientX: x - 8,
      clientY: y - 6,
      pointerType: 'touch',
    })
    await expect(canvas.getByText('330')).toBeVisible()
  },
}

/** Nothing has ended. */
export const Ahead: Story = { args: { points: [inDays('one', 90)] } }

export const Empty: Story = { args: { points: [] } }

/** Overlapping dots are stacked and stay inside. */
export const Many: Story = {
  args: { points: Array.from({ length: 60 }, (_, n) => inDays(String(n), (n - 15) * 5)) },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <ExpiryLineExample /> }
