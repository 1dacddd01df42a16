import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { SearchField } from './SearchField'

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: {
    labels: { field: '搜索成员', clear: '清空', search: '搜索' },
    placeholder: '姓名、手机或邮箱',
    delay: 50,
    onSearch: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: '林晓岚' } }

export const Busy: Story = { args: { defaultValue: '林晓岚', busy: true } }

export const Disabled: Story = { args: { defaultValue: '林晓岚', disabled: true } }

export const Small: Story = { args: { size: 'small' } }

/** One search, trimmed, after the last key. */
export const SearchesAfterAPause: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索成员' }), '  lin  ')
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('lin'))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const EnterSearchesAtOnce: Story = {
  args: { delay: 100_000 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'lin{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('lin')
  },
}

export const IconSearchesAtOnce: Story = {
  args: { delay: 100_000 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' lin ')
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('lin')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

/** Neither a pause nor the Enter that picks a candidate searches; the end of the composition does. */
export const WaitsForTheInputMethod: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox')
    await fireEvent.compositionStart(field)
    await fireEvent.input(field, { target: { value: 'lin' }, isComposing: true })
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })
    await new Promise((resolve) => setTimeout(resolve, 150))
    await expect(args.onSearch).not.toHaveBeenCalled()
    await fireEvent.input(field, { target: { value: '林' }, isComposing: true })
    await fireEvent.compositionEnd(field)
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('林'))
  },
}

export const ClearedByButton: Story = {
  args: { defaultValue: 'lin' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
}

export const ClearedByEscape: Story = {
  args: { defaultValue: 'lin' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
}

/** When the owner empties the field, a search that was planned is dropped. */
export const ClearedByTheOwner: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('')
    return (
      <>
        <SearchField {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('')}>
          清除搜索
        </button>
      </>
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'lin')
    await fireEvent.click(canvas.getByRole('button', { name: '清除搜索' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await new Promise((resolve) => setTimeout(resolve, 150))
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

export const Limited: Story = {
  args: { maxLength: 3 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '😀a😀b')
    await expect(canvas.getByRole('searchbox')).toHaveValue('😀a😀')
  },
}
