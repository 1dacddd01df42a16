import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../dropdown-menu'
import { FormField } from '../form-field'
import { say } from '../stories/say'
import { TextField } from '../text-field'
import { Dialog } from './Dialog'
import { DialogExample } from './Dialog.example'
import { DialogBody } from './DialogBody'
import { DialogContent } from './DialogContent'
import { DialogFooter } from './DialogFooter'
import { DialogHeader } from './DialogHeader'
import { DialogClose, DialogTrigger } from './DialogTrigger'

const discardLabels = {
  title: '放弃未保存的修改？',
  description: '关闭后，已填写的内容不会保留。',
  discard: '放弃修改',
  keep: '继续编辑',
}

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 460 } } },
  args: { defaultOpen: true, onOpenChange: fn(), children: null },
  render: (args) => (
    <Dialog {...args}>
      <DialogContent>
        <DialogHeader
          title={say('修改部门名称')}
          description={say('名称在同一级部门中不能重复。')}
          closeLabel={say('关闭')}
        />
        <DialogBody>
          <FormField label={say('部门名称')}>
            <TextField defaultValue="结构设计一所" />
          </FormField>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{say('取消')}</Button>
          </DialogClose>
          <Button variant="primary">{say('保存')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

/**
 * Named by its title and described by its description. The first field has the focus, and Tab stays inside.
 */
export const Ready: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: say('修改部门名称') })
    await expect(dialog).toHaveAccessibleDescription(say('名称在同一级部门中不能重复。'))
    const field = screen.getByRole('textbox', { name: say('部门名称') })
    await waitFor(() => expect(field).toHaveFocus())
    for (const name of [say('取消'), say('保存'), say('关闭')]) {
      await userEvent.tab()
      await expect(screen.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(field).toHaveFocus()
  },
}

/** Escape closes it, and the focus returns to the button that opened it. */
export const ClosesWithEscape: Story = {
  args: {
    defaultOpen: false,
    children: (
      <>
        <DialogTrigger asChild>
          <Button>查看说明</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogHeader title="授权说明" closeLabel="关闭" />
          <DialogBody>授权后，成员可以在任意一台设备上使用该产品。</DialogBody>
        </DialogContent>
      </>
    ),
  },
  render: (args) => <Dialog {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: say('查看说明') })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: say('授权说明') })
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(trigger).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** Opened from a menu entry, it returns the focus to the menu's button. */
export const OpenedFromMenu: Story = {
  args: { defaultOpen: false },
  render: function OpenedFromMenu() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button>{say('更多')}</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => setOpen(true)}>{say('邀请记录')}</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent>
            <DialogHeader title={say('邀请记录')} closeLabel={say('关闭')} />
            <DialogBody>{say('共12条记录')}</DialogBody>
          </DialogContent>
        </Dialog>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: say('更多') })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('menuitem', { name: say('邀请记录') }))
    await screen.findByRole('dialog', { name: say('邀请记录') })
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: say('关闭') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** With unsaved input, Escape asks first, and the focus is on the button that keeps it. */
export const DirtyAsksBeforeClosing: Story = {
  args: { dirty: true, discardLabels },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: say('部门名称') })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: say('放弃未保存的修改？') })
    await waitFor(() => expect(screen.getByRole('button', { name: say('继续编辑') })).toHaveFocus())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** "Keep" leads back to the field with its input. */
export const DirtyKeeps: Story = {
  args: { dirty: true, discardLabels },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: say('部门名称') })
    await userEvent.type(field, '（新）')
    await userEvent.click(screen.getByRole('button', { name: say('关闭') }))
    await userEvent.click(await screen.findByRole('button', { name: say('继续编辑') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(field).toHaveValue('结构设计一所（新）')
    await waitFor(() => expect(screen.getByRole('button', { name: say('关闭') })).toHaveFocus())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** "Discard" closes both. */
export const DirtyDiscards: Story = {
  args: { dirty: true, discardLabels },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('取消') }))
    await userEvent.click(await screen.findByRole('button', { name: say('放弃修改') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault())

/** With `onSubmit` the dialog is a form: Enter in the field submits it. */
export const SubmitsWithEnter: Story = {
  beforeEach: () => {
    onSubmit.mockClear()
  },
  render: (args) => (
    <Dialog {...args}>
      <DialogContent onSubmit={onSubmit}>
        <DialogHeader title={say('新增部门')} closeLabel={say('关闭')} />
        <DialogBody>
          <FormField label={say('部门名称')}>
            <TextField />
          </FormField>
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" type="submit">
            {say('确定')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: say('部门名称') })
    await userEvent.type(field, '市政分院{Enter}')
    await expect(onSubmit).toHaveBeenCalledTimes(1)
  },
}

const clauses = Array.from({ length: 40 }, (_, index) => index + 1)

/** A tall body scrolls between title and footer, also by keyboard. */
export const LongBody: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogContent width={700}>
        <DialogHeader title={say('授权协议')} closeLabel={say('关闭')} />
        <DialogBody>
          {clauses.map((clause) => (
            <p key={clause} style={{ margin: '0 0 8px' }}>
              {say('第{0}条　成员离开部门时，其占用的部门授权由企业收回。', clause)}
            </p>
          ))}
        </DialogBody>
        <DialogFooter>
          <Button variant="primary">{say('同意')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: say('授权协议') })
    await expect(dialog.offsetWidth).toBeLessThanOrEqual(700)
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await waitFor(() => expect(screen.getByRole('button', { name: say('同意') })).toBeVisible())
    const body = screen.getByRole('region', { name: say('授权协议') })
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
    await expect(body).toHaveAttribute('tabindex', '0')
  },
}

export const LongText: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogContent>
        <DialogHeader
          title={say(
            '将“华东区域综合建筑设计与工程咨询事业部第一结构设计研究所超高层建筑专项工作组”移动到其他部门',
          )}
          description="Pneumonoultramicroscopicsilicovolcanoconiosis_without_any_space_to_break_the_line_at_0123456789"
          closeLabel={say('关闭')}
        />
        <DialogFooter>
          <Button>{say('取消并返回上一步重新选择部门')}</Button>
          <Button variant="primary">{say('确认将所选成员移动到该部门')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

/** Below 480 px it is a sheet at the bottom edge, as wide as the window. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: say('修改部门名称') })
    if (window.innerWidth >= 480) return
    await waitFor(() => {
      const { left, right, bottom } = dialog.getBoundingClientRect()
      expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight])
    })
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <DialogExample /> }
