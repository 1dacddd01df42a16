import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, type screen, userEvent, waitFor } from 'storybook/test'
import { say } from '../stories/say'
import { InlineEdit } from './InlineEdit'
import { InlineEditExample } from './InlineEdit.example'

const meta = {
  title: 'UI/InlineEdit',
  component: InlineEdit,
  args: {
    value: '设计部',
    onCommit: fn(),
    labels: {
      edit: (value) => say('修改部门名称:{0}', value),
      input: '部门名称',
      failed: '没有保存,请重试。',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
  render: function OwnProduct({ value, onCommit, ...args }) {
    const [kept, setKept] = useState(value)
    return (
      <InlineEdit
        {...args}
        value={kept}
        onCommit={async (next) => {
          await onCommit(next)
          setKept(next)
        }}
      />
    )
  },
} satisfies Meta<typeof InlineEdit>

export default meta
type Story = StoryObj<typeof meta>

/** The input, once it has the focus: before, typed text would be lost. */
async function focused(canvas: Pick<typeof screen, 'findByRole'>) {
  const field = await canvas.findByRole('textbox')
  await waitFor(() => expect(field).toHaveFocus())
  return field
}

export const Reading: Story = {}

/** Stories that take the focus are not documentation: its page would scroll to them. */
export const Editing: Story = {
  tags: ['!autodocs'],
  args: { defaultEditing: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: say('部门名称') })).toHaveFocus()
  },
}

export const ClickEdits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('设计部'))
    await expect(await canvas.findByRole('textbox', { name: say('部门名称') })).toHaveFocus()
  },
}

/** A single click on the text belongs to the surrounding row; the pencil needs only one. */
export const DoubleClickEdits: Story = {
  args: { startsBy: 'doubleClick' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('设计部'))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.dblClick(canvas.getByText('设计部'))
    await expect(await canvas.findByRole('textbox', { name: say('部门名称') })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    const pencil = canvas.getByRole('button', { name: say('修改部门名称:{0}', '设计部') })
    await expect(pencil).toHaveFocus()
    await userEvent.click(pencil)
    await expect(await canvas.findByRole('textbox', { name: say('部门名称') })).toHaveFocus()
  },
}

/** Enter edits, Enter saves, and the focus returns. */
export const SavedByEnter: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' 结构设计部 {Enter}')
    await expect(args.onCommit).toHaveBeenCalledOnce()
    await expect(args.onCommit).toHaveBeenCalledWith('结构设计部')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say('修改部门名称:{0}', '结构设计部') })).toHaveFocus(),
    )
  },
}

export const SavedByLeaving: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{F2}')
    await userEvent.keyboard('方案部')
    await userEvent.tab()
    await expect(args.onCommit).toHaveBeenCalledOnce()
    await expect(args.onCommit).toHaveBeenCalledWith('方案部')
    await expect(await canvas.findByRole('button', { name: say('修改部门名称:{0}', '方案部') })).toBeVisible()
  },
}

export const TakenBackByEscape: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{F2}')
    await userEvent.keyboard('别的{Escape}')
    await expect(args.onCommit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: say('修改部门名称:{0}', '设计部') })).toHaveFocus()
  },
}

export const EmptyIsNotSaved: Story = {
  tags: ['!autodocs'],
  args: { defaultEditing: true },
  play: async ({ args, canvas }) => {
    await userEvent.clear(await canvas.findByRole('textbox'))
    await userEvent.keyboard('  {Enter}')
    await expect(args.onCommit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: say('修改部门名称:{0}', '设计部') })).toBeVisible()
  },
}

/** The Enter that picks a candidate belongs to the input method. */
export const WaitsForTheInputMethod: Story = {
  tags: ['!autodocs'],
  args: { defaultEditing: true },
  play: async ({ args, canvas }) => {
    const input = await canvas.findByRole('textbox')
    await fireEvent.input(input, { target: { value: 'fangan' }, isComposing: true })
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true })
    await fireEvent.keyDown(input, { key: 'Escape', keyCode: 229, isComposing: true })
    await expect(input).toBeVisible()
    await expect(args.onCommit).not.toHaveBeenCalled()
  },
}

export const Saving: Story = {
  tags: ['!autodocs'],
  args: { defaultEditing: true, onCommit: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    await focused(canvas)
    await userEvent.keyboard('方案部{Enter}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-busy', 'true'))
    await expect(args.onCommit).toHaveBeenCalledOnce()
  },
}

/** The input stays, and the reason is shown. */
export const SavingFails: Story = {
  tags: ['!autodocs'],
  args: { defaultEditing: true, onCommit: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvas }) => {
    await focused(canvas)
    await userEvent.keyboard('方案部{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('没有保存,请重试。'))
    await expect(await canvas.findByRole('textbox')).toHaveValue('方案部')
    await expect(await canvas.findByRole('textbox')).toBeInvalid()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCommit).toHaveBeenCalledTimes(2)
  },
}

export const Refused: Story = {
  tags: ['!autodocs'],
  args: {
    defaultEditing: true,
    validate: (value) => (value.includes('/') ? say('名称里不能有斜杠。') : undefined),
  },
  play: async ({ args, canvas }) => {
    const field = await focused(canvas)
    await userEvent.keyboard('设计/方案{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(say('名称里不能有斜杠。')))
    await expect(args.onCommit).not.toHaveBeenCalled()
  },
}

export const Limited: Story = {
  tags: ['!autodocs'],
  args: { defaultEditing: true, maxLength: 4 },
  play: async ({ canvas }) => {
    await focused(canvas)
    await userEvent.keyboard('𠮷祥设计院')
    await expect(await canvas.findByRole('textbox')).toHaveValue('𠮷祥设计')
  },
}

export const Busy: Story = { args: { busy: true } }

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = { args: { value: '北港(上海)国际建筑工程咨询与施工总承包股份有限公司设计部' } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <InlineEditExample /> }
