import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { holdTimers } from '../stories/holdTimers'
import { say } from '../stories/say'
import { SearchField } from './SearchField'
import { SearchFieldExample } from './SearchField.example'

let timers: ReturnType<typeof holdTimers>

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: {
    labels: { field: '搜索成员', clear: '清空', search: '搜索' },
    placeholder: '姓名、手机或邮箱',
    delay: 5000,
    onSearch: fn(),
  },
  beforeEach: () => {
    timers = holdTimers()
    return timers.giveBack
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

/** One search with the trimmed text, after the last key. */
export const SearchesAfterAPause: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: say('搜索成员') }), '  lin  ')
    await expect(args.onSearch).not.toHaveBeenCalled()
    timers.pass()
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('lin')
  },
}

export const EnterSearchesAtOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'lin{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('lin')
  },
}

export const IconSearchesAtOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' lin ')
    await userEvent.click(canvas.getByRole('button', { name: say('搜索') }))
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
    timers.pass()
    await expect(args.onSearch).not.toHaveBeenCalled()
    await fireEvent.input(field, { target: { value: '林' }, isComposing: true })
    await fireEvent.compositionEnd(field)
    timers.pass()
    await expect(args.onSearch).toHaveBeenCalledWith('林')
  },
}

export const ClearedByButton: Story = {
  args: { defaultValue: 'lin' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('清空') }))
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

/** When the owner clears the field, a pending search is cancelled. */
export const ClearedByTheOwner: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('')
    return (
      <>
        <SearchField {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('')}>
          {say('清除搜索')}
        </button>
      </>
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'lin')
    await fireEvent.click(canvas.getByRole('button', { name: say('清除搜索') }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    timers.pass()
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

export const Example: Story = { globals: { locale: 'en' }, render: () => <SearchFieldExample /> }
