import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { say } from '../stories/say'
import { FilterChips } from './FilterChips'
import { FilterChipsExample } from './FilterChips.example'

const chips = [
  { value: 'all', label: '全部', count: '28' },
  { value: 'unpaid', label: '待支付', count: '3' },
  { value: 'failed', label: '支付失败', count: '0' },
  { value: 'paid', label: '支付成功', count: '12' },
]

const meta = {
  title: 'UI/FilterChips',
  component: FilterChips,
  args: { label: '订单状态', value: 'all', chips, onValueChange: () => {} },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value)
    return <FilterChips {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: say('订单状态') })).toBeVisible()
    await userEvent.click(canvas.getByText(say('支付成功')))
    await expect(canvas.getByRole('radio', { name: `${say('支付成功')} 12` })).toBeChecked()
  },
}

/** One Tab stop; the arrows choose. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: `${say('全部')} 28` })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const next = canvas.getByRole('radio', { name: `${say('待支付')} 3` })
    await expect(next).toHaveFocus()
    await expect(next).toBeChecked()
  },
}

/** Before the counts are known. */
export const Loading: Story = { args: { chips: chips.map(({ value, label }) => ({ value, label })) } }

/** In one line, with the chosen chip in view. */
export const Narrow: Story = {
  args: { value: 'paid', style: { width: 220 } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('radiogroup')
    await waitFor(() => expect(line.scrollLeft).toBeGreaterThan(0))
    await expect(line.scrollHeight).toBe(line.clientHeight)
    // It fades where it continues.
    await waitFor(() => expect(line).toHaveAttribute('data-more', 'start'))
    line.scrollLeft = 0
    await waitFor(() => expect(line).toHaveAttribute('data-more', 'end'))
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <FilterChipsExample /> }
