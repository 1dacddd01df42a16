import { messagesContract as operations } from '@atrium/contracts/messages/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { createEvents } from '../shared/request/events'
import { makeStale } from '../shared/request/stale'
import { type Answer, answer, fail, type RecordedCall, withFeature } from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { textsOf } from '../shared/stories/textsOf'
import { bellMessages, messagesMessages } from './messages'
import { aboutNothing, messagesAnswers, someMessages } from './mocks'
import { MessageEntry } from './parts/MessageEntry'

const bellTexts = textsOf(bellMessages)
const texts = textsOf(messagesMessages)

const calls: RecordedCall[] = []
const notify = fn()
const events = createEvents()
const host = { notify, events }

/** The bell in the header, with the recent messages behind it. */
const meta = {
  id: 'features-messages-messageentry',
  title: 'Features/Messages/MessageEntry 最近消息',
  component: MessageEntry,
  decorators: [withFeature(messagesAnswers)],
  parameters: { feature: { calls, host } },
  beforeEach: () => {
    calls.length = 0
    notify.mockClear()
  },
} satisfies Meta<typeof MessageEntry>

export default meta
type Story = StoryObj<typeof meta>

const answering = (...answers: readonly Answer[]) => ({ feature: { answers, calls, host } })

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: containing(bellTexts.messages) }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: bellTexts.recentMessages })).toHaveFocus())
}

export const Empty: Story = {
  parameters: answering(answer(operations.listMessages, { totalItems: 0, counts: [], list: [] })),
  play: async (context) => {
    await open?.(context)
    await expect(await screen.findByText(texts.noMessages)).toBeInTheDocument()
  },
}

export const Ready: Story = {
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('button', { name: bellTexts.messagesUnread(2) }),
    ).toBeVisible()
    await open?.(context)
    const box = within(screen.getByRole('dialog', { name: bellTexts.recentMessages }))
    await expect(box.getAllByRole('listitem')).toHaveLength(3)
    await expect(box.getAllByRole('img', { name: texts.unread })).toHaveLength(2)
    await expect(box.getByRole('link', { name: texts.allMessages })).toHaveAttribute(
      'href',
      pagePaths.companyMessages,
    )
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listMessages, 'unavailable')),
  play: async (context) => {
    await open?.(context)
    await expect(await screen.findByText(texts.messagesFailed)).toBeInTheDocument()
  },
}

/** The badge counts all of them, not only the listed ones. */
export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listMessages, ({ query }) => ({
      totalItems: 340,
      counts: [{ hasRead: false, count: 340 }],
      list: Array.from({ length: Number(query.pageSize) }, (_, n) => ({
        messageId: `message-${n}`,
        title: someMessages[n % 3]?.title ?? '',
        content: someMessages[n % 3]?.content ?? '',
        titleEn: '',
        contentEn: '',
        hasRead: false,
        createdAt: '2026-11-18T01:30:00.000Z',
        ...aboutNothing,
      })),
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: bellTexts.messagesUnread(340) })).toBeVisible()
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}

let unread = 1
const arriving = answer(operations.listMessages, () => {
  const list = someMessages.map((one, n) => ({ ...one, hasRead: n >= unread }))
  return { totalItems: list.length, counts: [{ hasRead: false, count: unread }], list }
})

/** The service announces a new message. */
export const Arrives: Story = {
  parameters: answering(arriving),
  beforeEach: () => {
    unread = 1
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: bellTexts.messagesUnread(1) })
    unread = 2
    makeStale(events, ['messages'])
    await expect(await canvas.findByRole('button', { name: bellTexts.messagesUnread(2) })).toBeVisible()
  },
}

export const MarkReadSucceeds: Story = {
  play: async (context) => {
    await open?.(context)
    await context.userEvent.click(await screen.findByRole('button', { name: texts.markAllRead }))
    await waitFor(() =>
      expect(calls).toContainEqual(
        expect.objectContaining({
          operation: 'readMessages',
          body: {},
        }),
      ),
    )
    await expect(notify).not.toHaveBeenCalled()
  },
}

export const MarkReadFails: Story = {
  parameters: answering(fail(operations.readMessages, 'offline')),
  play: async (context) => {
    await open?.(context)
    const [first] = await screen.findAllByRole('button', { name: texts.markRead })
    if (first) await context.userEvent.click(first)
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        tone: 'failure',
        message: expect.stringContaining(texts.markReadFailed('')),
      }),
    )
  },
}
