import { messagesContract as operations } from '@atrium/contracts/messages/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { FeatureProviderProps } from '../shared/host/FeatureProvider'
import { listMessages } from '../shared/list/messages'
import {
  type Answer,
  answer,
  answerFirst,
  fail,
  never,
  type RecordedCall,
  withFeature,
} from '../shared/stories/mocks'
import { containing, startingWith } from '../shared/stories/patterns'
import { hasFailed, isLoading } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { MessageCentre } from './MessageCentre'
import { bellMessages, messagesMessages } from './messages'
import { licencesExpire, messagesAnswers, someMessages } from './mocks'

const texts = textsOf(messagesMessages)
const bell = textsOf(bellMessages)
const components = textsOf(componentMessages)
const lists = textsOf(listMessages)

const calls: RecordedCall[] = []
const notify = fn()

/** All messages of the person, `/companyMessage`. */
const meta = {
  id: 'features-messages-messagecentre',
  title: 'Features/Messages/MessageCentre 消息中心',
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
const none = answer(operations.listMessages, { totalItems: 0, counts: [], list: [] })
const unreadOnly = { location: { pathname: pagePaths.companyMessages, search: 'show=unread' } } as const
const withHost = (host: Partial<FeatureProviderProps>, ...answers: readonly Answer[]) => ({
  feature: { answers, calls, host: { notify, ...host } },
})

export const Loading: Story = {
  parameters: answering(never(operations.listMessages)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: answering(none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noMessages)).toBeVisible()
  },
}

const navigate = fn()

const manyMessages = answer(operations.listMessages, ({ query: { pageIndex, pageSize } }) => ({
  totalItems: 40,
  counts: [],
  list: Array.from({ length: Math.min(pageSize, 40) }, (_, index) =>
    someMessages.slice(index % 3, (index % 3) + 1),
  )
    .flat()
    .map((row, index) => ({ ...row, messageId: `${pageIndex}-${index}` })),
}))

/** Everything is read. */
export const NoMatches: Story = {
  parameters: withHost({ ...unreadOnly, navigate }, none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noUnread)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: containing(texts.unread) })).toBeChecked()
  },
}

export const ShowsAllAgain: Story = {
  parameters: NoMatches.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.showAll }))
    await expect(navigate).toHaveBeenCalledWith(pagePaths.companyMessages, { replace: true })
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: containing(licencesExpire()) })
    await expect(link).toHaveAttribute('href', `${pagePaths.companyMessage}?id=message-1`)
    await expect(canvas.getByRole('link', { name: /企业认证审核已通过/ })).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: texts.unread })).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: texts.delete })).toBeNull()
  },
}

/** A company's frame shows the same messages as the bell counts; its own messages are a filter. */
export const FromAllSources: Story = {
  parameters: withHost({ navigate, location: { pathname: pagePaths.companyMessages, search: '' } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: containing(licencesExpire()) })
    const asked = calls.find(({ operation }) => operation === 'listMessages')
    await expect(asked?.query).not.toHaveProperty('aboutId')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.about }), texts.aboutCompany)
    await expect(navigate).toHaveBeenCalledWith(`${pagePaths.companyMessages}?from=company`, {
      replace: true,
    })
  },
}

/** A message arrives while the list is open. */
export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listMessages, { totalItems: 3, counts: [], list: someMessages }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: containing(licencesExpire()) })
    await userEvent.click(canvas.getByRole('radio', { name: containing(texts.unread) }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('link', { name: containing(licencesExpire()) })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listMessages, 'unavailable')),
  play: hasFailed(() => texts.messagesFailed),
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.listMessages, {
      totalItems: 1,
      counts: [],
      list: someMessages.slice(0, 1).map((one) => ({
        ...one,
        title: '关于华东区域综合建筑设计与工程咨询事业部第一结构设计研究所授权即将到期的提醒'.repeat(2),
        content: one.content.repeat(8),
      })),
    }),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listMessages, ({ query }) => ({
      totalItems: 20_000,
      counts: [],
      list: Array.from({ length: query.pageSize }, (_, n) => ({
        ...(someMessages[0] as (typeof someMessages)[number]),
        id: `many-${n}`,
      })),
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(20_000))).toBeInTheDocument()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }

/** Without sorting, the switch for selecting is next to the kinds. */
export const NarrowSelects: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('企业认证审核已通过')
    if (window.innerWidth >= 600) return
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: components.select }))
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: components.selectRow(licencesExpire()) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: components.endSelecting }))
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: components.select })).toHaveFocus()
  },
}

const select: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: components.selectRow(licencesExpire()) }))
  await userEvent.click(canvas.getByRole('checkbox', { name: components.selectRow('企业认证审核已通过') }))
}

/** All of them are selected, on all pages, and deleted at once. */
export const SelectedAcrossPages: Story = {
  parameters: answering(manyMessages),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(components.total(40))
    await userEvent.click(canvas.getByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(await canvas.findByRole('button', { name: lists.selectEverything(40) }))
    await expect(await canvas.findByText(components.selected(40))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.delete }))
    const dialog = within(await screen.findByRole('alertdialog', { name: texts.deleteSome(40) }))
    await userEvent.click(dialog.getByRole('button', { name: texts.delete }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.deleted(40) }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const ExportSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: lists.exportRows })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        tone: 'success',
        message: lists.exported(someMessages.length),
      }),
    )
  },
}

export const MarkReadSucceeds: Story = {
  play: async (context) => {
    await select?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: texts.markRead }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.markedRead(1) }),
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
    await context.userEvent.click(context.canvas.getByRole('button', { name: texts.markRead }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        tone: 'failure',
        message: expect.stringContaining(texts.markReadFailed('')),
      }),
    )
  },
}

const confirmDelete: Story['play'] = async (context) => {
  await select?.(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: texts.delete }))
  const dialog = within(await screen.findByRole('alertdialog', { name: texts.deleteSome(2) }))
  await context.userEvent.click(dialog.getByRole('button', { name: texts.delete }))
}

/** All that the bell counts, including other pages. */
export const MarkAllReadSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.markAllRead }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.allRead }))
    await expect(calls).toContainEqual(expect.objectContaining({ operation: 'readMessages', body: {} }))
  },
}

export const MarkAllReadFails: Story = {
  parameters: answering(fail(operations.readMessages, 'offline')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.markAllRead }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'failure' })))
  },
}

/** In the personal space the same list has its own address. */
export const InPersonalSpace: Story = {
  parameters: withHost({ companyId: undefined, location: { pathname: pagePaths.ownMessages, search: '' } }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: containing(licencesExpire()) })
    await expect(link).toHaveAttribute('href', `${pagePaths.ownMessage}?id=message-1`)
    await expect(canvas.getByRole('heading', { name: bell.ownMessages })).toBeVisible()
  },
}

export const DeleteSucceeds: Story = {
  play: async (context) => {
    await confirmDelete?.(context)
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.deleted(2) }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const DeleteFails: Story = {
  parameters: answering(fail(operations.deleteMessages, 'offline')),
  play: async (context) => {
    await confirmDelete?.(context)
    await expect(await screen.findByText(startingWith(texts.deleteFailed('')))).toBeInTheDocument()
  },
}
