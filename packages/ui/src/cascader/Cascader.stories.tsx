import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { FormField } from '../form-field'
import { say } from '../stories/say'
import { Cascader, type CascaderProps } from './Cascader'
import { CascaderExample } from './Cascader.example'

const labels = {
  panel: '选择地址',
  column: (position: number) => [say('省份'), say('城市'), say('区县')][position - 1] ?? '',
  search: '搜索省、市、区县',
  clearSearch: '清除搜索',
  noMatches: '没有符合的地区',
  loading: '加载中…',
  failed: '地区加载失败',
  retry: '重试',
}

const options = [
  {
    name: '浙江省',
    children: [
      { name: '杭州市', children: [{ name: '上城区' }, { name: '西湖区' }, { name: '余杭区' }] },
      { name: '宁波市', children: [{ name: '海曙区' }] },
    ],
  },
  { name: '上海市', children: [{ name: '上海市', children: [{ name: '黄浦区' }, { name: '杨浦区' }] }] },
]

/** Chooses a path through several levels. */
const meta = {
  title: 'UI/Cascader',
  component: Cascader,
  args: { labels, options, value: [], onValueChange: fn(), placeholder: '请选择' },
  decorators: [
    (Story, { name }) =>
      // The example has its own field.
      name === 'Example' ? (
        <Story />
      ) : (
        <div style={{ maxWidth: 400 }}>
          <FormField label={say('地址')} required>
            <Story />
          </FormField>
        </div>
      ),
  ],
  render: (args) => <Keeping {...args} />,
} satisfies Meta<typeof Cascader>

export default meta
type Story = StoryObj<typeof meta>

function Keeping({ value: first, onValueChange, ...props }: CascaderProps) {
  const [value, setValue] = useState(first)
  return (
    <Cascader
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const trigger = () => screen.findByRole('combobox', { name: say('地址') })

export const Ready: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await trigger())
    await userEvent.click(await screen.findByRole('option', { name: '浙江省' }))
    await userEvent.click(await screen.findByRole('option', { name: '杭州市' }))
    await userEvent.click(await screen.findByRole('option', { name: '西湖区' }))
    await expect(await trigger()).toHaveTextContent('浙江省 / 杭州市 / 西湖区')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(await trigger()).toHaveFocus()
  },
}

/** Arrows move within a column, Right and Enter go on, Left goes back. */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    const button = await trigger()
    button.focus()
    await userEvent.keyboard('{Enter}')
    const provinces = await screen.findByRole('listbox', { name: say('省份') })
    provinces.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('listbox', { name: say('城市') })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(provinces).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('listbox', { name: say('城市') })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('listbox', { name: say('区县') })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(button).toHaveTextContent('上海市 / 杨浦区')
  },
}

export const Search: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await trigger())
    await userEvent.type(await screen.findByRole('searchbox'), '西湖{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: '浙江省 / 杭州市 / 西湖区' }))
    await expect(await trigger()).toHaveTextContent('西湖区')
  },
}

export const Loading: Story = {
  args: { options: undefined },
  play: async ({ userEvent }) => {
    await userEvent.click(await trigger())
    await waitFor(() => expect(screen.getByText(say('加载中…'))).toBeVisible())
  },
}

export const Failed: Story = {
  args: { failed: true, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await trigger())
    await userEvent.click(await screen.findByRole('button', { name: say('重试') }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const Narrow: Story = {
  args: { value: ['浙江省', '杭州市', '西湖区'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await trigger())
    await expect(await screen.findByRole('option', { name: '西湖区' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <CascaderExample /> }
