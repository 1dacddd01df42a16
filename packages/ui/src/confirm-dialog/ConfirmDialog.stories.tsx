import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button'
import { say } from '../stories/say'
import { ConfirmDialog } from './ConfirmDialog'
import { ConfirmDialogExample } from './ConfirmDialog.example'

const meta = {
  title: 'UI/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: '确认授权给该成员吗？',
    description: '授权后将占用1个可用授权。',
    confirmLabel: '确认授权',
    cancelLabel: '取消',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

/** An alert dialog with name and description. The action has the focus, so Enter confirms. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: say('确认授权给该成员吗？') })
    await expect(dialog).toHaveAccessibleDescription(say('授权后将占用1个可用授权。'))
    await waitFor(() => expect(screen.getByRole('button', { name: say('确认授权') })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

/** For a destructive action, Cancel has the focus; Escape cancels. */
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: '确认删除部门“结构设计一所”吗？',
    description: '上级部门分配的授权将被收回，此操作不能撤销。',
    confirmLabel: '删除部门',
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: say('取消') })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** While the promise is pending, it can be neither confirmed again nor cancelled. */
export const Busy: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: new RegExp(say('确认授权')) })
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(confirm)
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: say('取消') })).toBeDisabled()
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** A failure is shown in the dialog, which stays open for another try. */
export const Failed: Story = {
  args: {
    onConfirm: fn(async () => {
      throw new Error('refused')
    }),
    describeFailure: () => say('可用授权不足，请购买后重试。'),
  },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: say('确认授权') })
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(say('可用授权不足，请购买后重试。')),
    )
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'))
  },
}

/** Returns the focus to the button that opened it. */
export const GivesFocusBack: Story = {
  args: { open: false },
  render: function GivesFocusBack(args) {
    const [open, setOpen] = useState(false)
    return (
      <div style={{ padding: 16 }}>
        <Button onClick={() => setOpen(true)}>{say('授权')}</Button>
        <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: say('授权') })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: say('取消') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const LongText: Story = {
  args: {
    title:
      '确认将“华东区域综合建筑设计与工程咨询事业部第一结构设计研究所超高层建筑专项工作组”的全部成员移动吗？',
    description:
      'Pneumonoultramicroscopicsilicovolcanoconiosis_without_any_space_to_break_the_line_at_0123456789',
    confirmLabel: '确认移动并收回部门分配的授权',
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <ConfirmDialogExample /> }
