import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { say } from '../stories/say'
import { Select } from './Select'
import { SelectExample } from './Select.example'
import { SelectGroup } from './SelectGroup'
import { SelectOption } from './SelectOption'

const meta = {
  title: 'UI/Select',
  component: Select,
  args: {
    'aria-label': '授权状态',
    placeholder: '请选择',
    onValueChange: fn(),
    options: [
      { value: 'all', label: '全部状态' },
      { value: 'normal', label: '正常' },
      { value: 'expired', label: '已过期' },
      { value: 'disabled', label: '已禁用', disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Placeholder: Story = {}

export const Chosen: Story = { args: { defaultValue: 'normal' } }

export const Open: Story = {
  args: { defaultValue: 'normal' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: say('授权状态') }))
    await expect(await screen.findByRole('option', { name: say('正常') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** Enter opens, arrows skip disabled choices, Enter chooses and returns the focus. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'all' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: say('全部状态') })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('expired')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
    await expect(canvas.getByRole('combobox')).toHaveTextContent(say('已过期'))
  },
}

export const EscapeKeepsTheChoice: Story = {
  args: { defaultValue: 'all' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: say('全部状态') })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Grouped: Story = {
  args: {
    options: undefined,
    defaultValue: 'sh',
    children: (
      <>
        <SelectGroup label="华东">
          <SelectOption value="sh">上海</SelectOption>
          <SelectOption value="hz">杭州</SelectOption>
        </SelectGroup>
        <SelectGroup label="华南">
          <SelectOption value="gz">广州</SelectOption>
        </SelectGroup>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('group', { name: '华南' })).toBeVisible())
  },
}

export const ManyOptions: Story = {
  args: {
    defaultValue: '30',
    options: Array.from({ length: 60 }, (_, index) => ({
      value: String(index),
      label: `第${index + 1}工程部`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: '第31工程部' })).toBeVisible())
  },
}

export const NothingToChoose: Story = {
  args: { options: [], labels: { empty: '没有可选的部门' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText(say('没有可选的部门'))).toBeVisible())
  },
}

export const Busy: Story = { args: { busy: true } }

export const Invalid: Story = { args: { 'aria-invalid': true } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'normal' } }

export const Small: Story = { args: { size: 'small', defaultValue: 'normal' } }

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    options: [
      { value: 'long', label: '北港(上海)国际建筑工程咨询与施工总承包股份有限公司华东区域第三分公司' },
      { value: 'short', label: '总部' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: '总部' })).toBeVisible())
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <SelectExample /> }
