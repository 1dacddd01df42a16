import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Dialog, DialogBody, DialogContent, DialogHeader } from '../dialog'
import { holdTimers } from '../stories/holdTimers'
import { say } from '../stories/say'
import { createToaster } from './createToaster'
import { Toaster } from './Toaster'
import { ToasterExample } from './Toaster.example'

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

const region = async () =>
  within(await screen.findByRole('region', { name: say('通知（{hotkey}）').replace('{hotkey}', 'F8') }))

/** Announced politely. */
export const Success: Story = {
  play: async ({ args }) => {
    args.toaster.success(say('已授权给3名成员'), { duration: Number.POSITIVE_INFINITY })
    const toast = await (await region()).findByText(say('已授权给3名成员'))
    await waitFor(() => expect(toast).toBeVisible())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(say('已授权给3名成员')))
    await expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite')
  },
}

/** Announced at once, and visible until dismissed. */
export const Failure: Story = {
  play: async ({ args, userEvent }) => {
    args.toaster.error(say('可用授权不足'), { description: say('请购买授权，或先取消其他成员的授权。') })
    const toast = await (await region()).findByRole('listitem')
    await expect(toast).toHaveTextContent(say('可用授权不足'))
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive'))
    await userEvent.click(within(toast).getByRole('button', { name: say('关闭通知') }))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
    args.toaster.error(say('可用授权不足'), { description: say('请购买授权，或先取消其他成员的授权。') })
  },
}

let timers: ReturnType<typeof holdTimers>

function holdTime() {
  timers = holdTimers()
  return timers.giveBack
}

const passes = (toast: HTMLElement) =>
  waitFor(() => {
    timers.pass()
    expect(toast).not.toBeInTheDocument()
  })

/** It disappears after 3 s by default, but not while the pointer is on it. */
export const PausesOnHover: Story = {
  beforeEach: holdTime,
  play: async ({ args, userEvent }) => {
    args.toaster.notice(say('已强制138****0000下线'), { duration: 10_000 })
    const toast = await (await region()).findByRole('listitem')
    await userEvent.hover(toast)
    await waitFor(() => expect(timers.isSet(10_000)).toBe(false))
    await expect(toast).toBeVisible()
    await userEvent.unhover(toast)
    await passes(toast)
  },
}

/** It moves above a docked bar at the bottom of the window, and back when that is gone. */
export const AboveDockedBar: Story = {
  render: (args) => (
    <>
      <Toaster {...args} />
      <div data-docked data-testid="bar" style={{ position: 'fixed', inset: 'auto 0 0', height: 64 }} />
    </>
  ),
  play: async ({ args, canvas }) => {
    args.toaster.error(say('保存失败'))
    const toast = await (await region()).findByRole('listitem')
    const bar = canvas.getByTestId('bar')
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    )
    bar.hidden = true
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 64))
  },
}

/** F8 moves the focus to them, and Escape dismisses the focused one. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    args.toaster.error(say('保存失败'))
    const toast = await (await region()).findByRole('listitem')
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await expect(within(toast).getByRole('button', { name: say('关闭通知') })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}

/** It can be dismissed while a dialog is open, which stays open. */
export const OverDialog: Story = {
  render: (args) => (
    <>
      <Toaster {...args} />
      <Dialog defaultOpen>
        <DialogContent>
          <DialogHeader title={say('新增部门')} closeLabel={say('关闭')} />
          <DialogBody>{say('部门名称不能重复。')}</DialogBody>
        </DialogContent>
      </Dialog>
    </>
  ),
  play: async ({ args, userEvent }) => {
    args.toaster.error(say('保存失败'))
    const toast = await screen.findByText(say('保存失败'), { selector: 'li *' })
    await userEvent.click(within(toast.closest('li') ?? document.body).getByLabelText(say('关闭通知')))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('dialog', { name: say('新增部门') })).toBeVisible())
  },
}

/** Escape belongs to the dialog, and leaves a toast above it. */
export const EscapeClosesDialogBelow: Story = {
  render: OverDialog.render,
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: say('新增部门') })
    await waitFor(() => expect(dialog).toHaveFocus())
    args.toaster.error(say('保存失败'))
    await screen.findByText(say('保存失败'), { selector: 'li *' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByText(say('保存失败'), { selector: 'li *' })).toBeVisible())
  },
}

const undo = fn()

export const WithAction: Story = {
  beforeEach: () => {
    undo.mockClear()
  },
  play: async ({ args, userEvent }) => {
    const send = () =>
      args.toaster.success(say('已移动2名成员'), {
        action: { label: say('撤销'), onSelect: undo },
        duration: Number.POSITIVE_INFINITY,
      })
    send()
    await userEvent.click(await (await region()).findByRole('button', { name: say('撤销') }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(async () => expect((await region()).queryByRole('listitem')).not.toBeInTheDocument())
    send()
  },
}

/** Something isn't possible: announced at once, and temporary. */
export const Warning: Story = {
  beforeEach: holdTime,
  play: async ({ args }) => {
    args.toaster.warning(say('请勾选成员！'))
    const toast = await (await region()).findByRole('listitem')
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive'))
    await passes(toast)
  },
}

/** A repeated message is one toast with a counter. */
export const Repeated: Story = {
  play: async ({ args }) => {
    for (let time = 0; time < 20; time++) args.toaster.error(say('网络连接失败'))
    const toast = await (await region()).findByRole('listitem')
    await expect(toast).toHaveTextContent(`${say('网络连接失败')}×20`)
  },
}

/**
 * At most three permanent ones, and the next appears when there is room; temporary ones don't wait for them.
 * A repeated id replaces.
 */
export const Many: Story = {
  play: async ({ args, userEvent }) => {
    for (const number of [1, 2, 3, 4, 5]) args.toaster.error(say('第{0}条消息', number), { id: `${number}` })
    const shown = async () =>
      (await region()).getAllByRole('listitem').filter((item) => item.dataset.slot === 'toast')
    await waitFor(async () => expect(await shown()).toHaveLength(3))
    args.toaster.success(say('已保存'), { duration: 60_000 })
    await expect(await (await region()).findByText(say('已保存'))).toBeInTheDocument()
    await expect((await region()).queryByText(say('第{0}条消息', 4))).not.toBeInTheDocument()
    args.toaster.dismiss('1')
    await expect(await (await region()).findByText(say('第{0}条消息', 4))).toBeInTheDocument()
    await userEvent.click(
      (await region()).getByRole('button', { name: say('全部关闭（{count}）').replace('{count}', '5') }),
    )
    await waitFor(async () => expect((await region()).queryByRole('listitem')).not.toBeInTheDocument())
    for (const number of [1, 2, 3, 4]) args.toaster.error(say('第{0}条消息', number), { id: `${number}` })
    args.toaster.error(say('第2条消息，已更新'), { id: '2' })
    await waitFor(async () =>
      expect((await region()).queryByText(say('第{0}条消息', 2))).not.toBeInTheDocument(),
    )
  },
}

export const LongText: Story = {
  play: async ({ args }) => {
    args.toaster.error(
      say(
        '企业“华东区域综合建筑设计与工程咨询事业部第一结构设计研究所”的授权已被上级部门收回，请联系管理员。',
      ),
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
    args.toaster.success(say('已授权给3名成员'), { duration })
    args.toaster.notice(say('已强制138****0000下线'), { duration })
    args.toaster.warning(say('请勾选成员！'), { duration })
    args.toaster.error(say('可用授权不足'))
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(4))
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <ToasterExample /> }
