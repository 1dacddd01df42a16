import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { say } from '../stories/say'
import { FilterSelect } from './FilterSelect'
import { FilterSelectExample } from './FilterSelect.example'

const meta = {
  title: 'UI/FilterSelect',
  component: FilterSelect,
  args: {
    'aria-label': '订单状态',
    value: 'all',
    onValueChange: () => {},
    options: [
      { value: 'all', label: '全部状态' },
      { value: 'paid', label: '支付成功' },
    ],
  },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value)
    return <FilterSelect {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof FilterSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: say('订单状态') })
    await userEvent.selectOptions(select, 'paid')
    await expect(select).toHaveDisplayValue(say('支付成功'))
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <FilterSelectExample /> }
