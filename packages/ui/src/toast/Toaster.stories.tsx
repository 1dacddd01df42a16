import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Dialog, DialogBody, DialogContent, DialogHeader } from '../dialog'
import { createToaster } from './createToaster'
import { Toaster } from './Toaster'

const labels = {
  region: '通知（{hotkey}）',
  announcement: '通知',
  dismiss: '关闭通知',
  dismissAll: '全部关闭（{count}）',
}

const meta = {
  title: 'UI/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 280 } } },
  args: { toaster: createToaster(), labels },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: ({ args }) => args.toaster.dismiss(),
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

const region = async () => within(await screen.findByRole('region', { name: '通知（F8）' }))

/** Announced politely. */
export const Success: Story = {
  play: async ({ args }) => {
    args.toaster.success('已授权给 3 名成员', { duration: Number.POSITIVE_INFINITY })
    const toast = await (await region()).findByText('已授权给 3 名成员')
    await waitFor(() => expect(toast).toBeVisible())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('已授权给 3 名成员'))
    await expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite')
  },
}

/** Announced at once, and there until dismissed. */
export const Failure: Story = {
  play: async ({ args, userEvent }) => {
    args.toaster.error('可用授权不足', { description: '请购买授权，或先取消其他成员的授权。' })
    const toast = await (await region()).findByRole('listitem')
    await expect(toast).toHaveTextContent('可用授权不足')
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive'))
    await userEvent.click(within(toast).getByRole('button', { name: '关闭通知' }))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
    args.toaster.error('可用授权不足', { description: '请购买授权，或先取消其他成员的授权。' })
  },
}

/** It goes by itself, after 3 s where nothing else is said, but not while the pointer is on it. */
export const PausesOnHover: Story = {
  play: async ({ args, userEvent }) => {
    args.toaster.notice('已强制 138****0000 下线', { duration: 1200 })
    const toast = await (await region()).findByRole('listitem')
    await userEvent.hover(toast)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await expect(toast).toBeVisible()
    await userEvent.unhover(toast)
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}

/** F8 reaches them, and Escape dismisses the one in focus. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    args.toaster.error('保存失败')
    const toast = await (await region()).findByRole('listitem')
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await expect(within(toast).getByRole('button', { name: '关闭通知' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}

/** One can still dismiss it while a dialog is open, which that leaves open. */
export const OverDialog: Story = {
  render: (args) => (
    <>
      <Toaster {...args} />
      <Dialog defaultOpen>
        <DialogContent>
          <DialogHeader title="新增部门" closeLabel="关闭" />
          <DialogBody>部门名称不能重复。</DialogBody>
        </DialogContent>
      </Dialog>
    </>
  ),
  play: async ({ args, userEvent }) => {
    args.toaster.error('保存失败')
    const toast = await screen.findByText('保存失败', { selector: 'li *' })
    await userEvent.click(within(toast.closest('li') ?? document.body).getByLabelText('关闭通知'))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('dialog', { name: '新增部门' })).toBeVisible())
  },
}

/** Escape is the dialog's, and leaves the toast that came over it. */
export const EscapeClosesDialogBelow: Story = {
  render: OverDialog.render,
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: '新增部门' })
    await waitFor(() => expect(dialog).toHaveFocus())
    args.toaster.error('保存失败')
    await screen.findByText('保存失败', { selector: 'li *' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByText('保存失败', { selector: 'li *' })).toBeVisible())
  },
}

const undo = fn()

export const WithAction: Story = {
  beforeEach: () => {
    undo.mockClear()
  },
  play: async ({ args, userEvent }) => {
    const send = () =>
      args.toaster.success('已移动 2 名成员', {
        action: { label: '撤销', onSelect: undo },
        duration: Number.POSITIVE_INFINITY,
      })
    send()
    await userEvent.click(await (await region()).findByRole('button', { name: '撤销' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(async () => expect((await region()).queryByRole('listitem')).not.toBeInTheDocument())
    send()
  },
}

/** What can't be done like this: said at once, and gone by itself. */
export const Warning: Story = {
  play: async ({ args }) => {
    args.toaster.warning('请勾选成员！', { duration: 500 })
    const toast = await (await region()).findByRole('listitem')
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive'))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}

/** What is said again is one toast, that counts. */
export const Repeated: Story = {
  play: async ({ args }) => {
    for (let time = 0; time < 20; time++) args.toaster.error('网络连接失败')
    const toast = await (await region()).findByRole('listitem')
    await expect(toast).toHaveTextContent('网络连接失败×20')
  },
}

/**
 * Three that stay at most, and the next appears when there is room; what goes by itself waits for none of them. A
 * repeated id replaces.
 */
export const Many: Story = {
  play: async ({ args, userEvent }) => {
    for (const number of [1, 2, 3, 4, 5]) args.toaster.error(`第 ${number} 条消息`, { id: `${number}` })
    const shown = async () =>
      (await region()).getAllByRole('listitem').filter((item) => item.dataset.slot === 'toast')
    await waitFor(async () => expect(await shown()).toHaveLength(3))
    args.toaster.success('已保存', { duration: 60_000 })
    await expect(await (await region()).findByText('已保存')).toBeInTheDocument()
    await expect((await region()).queryByText('第 4 条消息')).not.toBeInTheDocument()
    args.toaster.dismiss('1')
    await expect(await (await region()).findByText('第 4 条消息')).toBeInTheDocument()
    await userEvent.click((await region()).getByRole('button', { name: '全部关闭（5）' }))
    await waitFor(async () => expect((await region()).queryByRole('listitem')).not.toBeInTheDocument())
    for (const number of [1, 2, 3, 4]) args.toaster.error(`第 ${number} 条消息`, { id: `${number}` })
    args.toaster.error('第 2 条消息，已更新', { id: '2' })
    await waitFor(async () => expect((await region()).queryByText('第 2 条消息')).not.toBeInTheDocument())
  },
}

export const LongText: Story = {
  play: async ({ args }) => {
    args.toaster.error(
      '企业“华东区域综合建筑设计与工程咨询事业部第一结构设计研究所”的授权已被上级部门收回，请联系管理员。',
      {
        description: 'Pneumonoultramicroscopicsilicovolcanoconiosis_without_any_space_to_break_the_line_0123',
      },
    )
    const toast = await (await region()).findByRole('listitem')
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth)
  },
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } }

export const Tones: Story = {
  play: async ({ args }) => {
    const duration = Number.POSITIVE_INFINITY
    args.toaster.success('已授权给 3 名成员', { duration })
    args.toaster.notice('已强制 138****0000 下线', { duration })
    args.toaster.warning('请勾选成员！', { duration })
    args.toaster.error('可用授权不足')
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(4))
  },
}
