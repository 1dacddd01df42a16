import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { FeatureProviderProps } from '../shared/host/FeatureProvider'
import {
  type Answer,
  answer,
  answerFirst,
  fail,
  never,
  type RecordedCall,
  withFeature,
} from '../shared/stories/mocks'
import { messagesContract as operations } from './contract'
import { MessageCentre } from './MessageCentre'
import { messagesAnswers, someMessages } from './mocks'

const calls: RecordedCall[] = []
const notify = fn()

/** All messages of the person, `/companyMessage`. */
const meta = {
  title: 'Features/Messages/MessageCentre',
  component: MessageCentre,
  decorators: [withFeature(messagesAnswers)],
  parameters: { feature: { calls, host: { notify } } },
  beforeEach: () => {
    calls.length = 0
    notify.mockClear()
  },
} satisfies Meta<typeof MessageCentre>

export default meta
type Story = StoryObj<typeof meta>

const answering = (...answers: readonly Answer[]) => ({ feature: { answers, calls, host: { notify } } })
const none = answer(operations.listMessages, { totalItems: 0, list: [] })
const unreadOnly = { location: { pathname: '/companyMessage', search: 'show=unread' } } as const
const withHost = (host: Partial<FeatureProviderProps>, ...answers: readonly Answer[]) => ({
  feature: { answers, calls, host: { notify, ...host } },
})

export const Loading: Story = {
  parameters: answering(never(operations.listMessages)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '消息列表' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有消息')).toBeVisible()
  },
}

const navigate = fn()

const manyMessages = answer(operations.listMessages, ({ query: { pageIndex, pageSize } }) => ({
  totalItems: 40,
  list: Array.from({ length: Math.min(pageSize, 40) }, (_, index) =>
    someMessages.slice(index % 3, (index % 3) + 1),
  )
    .flat()
    .map((row, index) => ({ ...row, messageId: `${pageIndex}-${index}` })),
}))

/** Everything is read; all messages are one press away. */
export const NoMatches: Story = {
  parameters: withHost({ ...unreadOnly, navigate }, none),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('没有未读消息')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: '只看未读' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: '查看全部消息' }))
    await expect(navigate).toHaveBeenCalledWith('/companyMessage', { replace: true })
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /授权即将到期/ })
    await expect(link).toHaveAttribute('href', '/companyMessageDetail?id=message-1')
    await expect(canvas.getAllByText('未读')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: '删除' })).toBeDisabled()
  },
}

/** A message arrives while the list is open. */
export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.listMessages, { totalItems: 3, list: someMessages })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /授权即将到期/ })
    await userEvent.click(canvas.getByRole('switch', { name: '只看未读' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('link', { name: /授权即将到期/ })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listMessages, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('消息加载失败')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled()
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.listMessages, {
      totalItems: 1,
      list: someMessages.slice(0, 1).map((one) => ({
        ...one,
        title: '关于华东区域综合建筑设计与工程咨询事业部第一结构设计研究所授权即将到期的提醒'.repeat(2),
        content: one.content.repeat(8),
      })),
    }),
  ),
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Message centre' })).toBeVisible()
    await expect(await canvas.findAllByText('Unread')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: /Licences expire soon/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /企业认证已通过/ })).toBeVisible()
  },
}

export const Dark: Story = { ...Ready, globals: { theme: 'dark' } }

const select: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: '选择 授权即将到期' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: '选择 企业认证已通过' }))
}

/** All of them are selected, on all pages, and deleted at once. */
export const SelectedAcrossPages: Story = {
  parameters: answering(manyMessages),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('共 40 条')
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }))
    await userEvent.click(await canvas.findByRole('button', { name: '选择全部 40 项' }))
    await expect(await canvas.findByText('已选 40 项')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '删除所选的 40 条消息？' }))
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: '已删除 40 条消息' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const ExportSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '导出' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        tone: 'success',
        message: `已导出 ${someMessages.length} 条`,
      }),
    )
  },
}

export const MarkReadSucceeds: Story = {
  play: async (context) => {
    await select?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: '标为已读' }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ tone: 'success', message: '已将 1 条消息标为已读' }),
    )
    await expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'readMessages', body: { messageIds: ['message-1'] } }),
    )
  },
}

export const MarkReadFails: Story = {
  parameters: answering(fail(operations.readMessages, 'offline')),
  play: async (context) => {
    await select?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: '标为已读' }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        tone: 'failure',
        message: expect.stringContaining('未能标为已读'),
      }),
    )
  },
}

const confirmDelete: Story['play'] = async (context) => {
  await select?.(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: '删除' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '删除所选的 2 条消息？' }))
  await context.userEvent.click(dialog.getByRole('button', { name: '删除' }))
}

export const DeleteSucceeds: Story = {
  play: async (context) => {
    await confirmDelete?.(context)
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: '已删除 2 条消息' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const DeleteFails: Story = {
  parameters: answering(fail(operations.deleteMessages, 'offline')),
  play: async (context) => {
    await confirmDelete?.(context)
    await expect(await screen.findByText(/未能删除/)).toBeInTheDocument()
  },
}
