import { messagesContract as operations } from '@atrium/contracts/messages/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Answer, answer, fail, never, type RecordedCall, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { MessageDetail } from './MessageDetail'
import { bellMessages, messagesMessages } from './messages'
import { aboutNothing, licencesExpire, messagesAnswers, someMessages } from './mocks'

const texts = textsOf(messagesMessages)
const bell = textsOf(bellMessages)

const calls: RecordedCall[] = []
const host = { location: { pathname: pagePaths.companyMessage, search: 'id=message-1&pageIndex=2' } } as const

/** One message, `/companyMessageDetail?id=`. */
const meta = {
  id: 'features-messages-messagedetail',
  title: 'Features/Messages/MessageDetail 消息详情',
  component: MessageDetail,
  decorators: [withFeature(messagesAnswers)],
  parameters: { feature: { calls, host } },
  beforeEach: () => {
    calls.length = 0
  },
} satisfies Meta<typeof MessageDetail>

export default meta
type Story = StoryObj<typeof meta>

const answering = (...answers: readonly Answer[]) => ({ feature: { answers, calls, host } })

export const Loading: Story = { parameters: answering(never(operations.getMessage)) }

/** Viewing it marks it as read; the link back leads to the last page of the list. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: licencesExpire() })).toBeVisible()
    await waitFor(() =>
      expect(calls).toContainEqual(
        expect.objectContaining({ operation: 'readMessages', body: { messageIds: ['message-1'] } }),
      ),
    )
    await expect(canvas.getByRole('link', { name: bell.messages })).toHaveAttribute(
      'href',
      `${pagePaths.companyMessages}?pageIndex=2`,
    )
  },
}

const ofOtherCompany = {
  messageId: 'message-1',
  title: '有新的成员申请',
  content: '林晓（13900000001）通过您分享的链接申请加入青禾工程咨询有限公司。',
  titleEn: 'Somebody applies to join',
  contentEn: '林晓 (13900000001) applies to join 青禾工程咨询有限公司.',
  hasRead: true,
  createdAt: '2026-11-18T01:30:00.000Z',
  kind: 'application',
  enterpriseId: 'company-qinghe',
  enterpriseName: '青禾工程咨询有限公司',
  isMember: true,
  subjectId: 'application-7',
  isDone: false,
} as const

/** A message about an application in another company leads to that company and application. */
export const Actionable: Story = {
  parameters: answering(answer(operations.getMessage, ofOtherCompany)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('青禾工程咨询有限公司')).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.application })).toHaveAttribute(
      'href',
      `${pagePaths.memberApplication}?applyId=application-7&enterpriseId=company-qinghe`,
    )
  },
}

/** Somebody decided it: the application can still be viewed. */
export const Decided: Story = {
  parameters: answering(answer(operations.getMessage, { ...ofOtherCompany, isDone: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.doneApplication)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: texts.application })).toBeNull()
    await expect(canvas.getByRole('link', { name: texts.seeApplication })).toHaveAttribute(
      'href',
      `${pagePaths.memberApplication}?applyId=application-7&enterpriseId=company-qinghe`,
    )
  },
}

/** People who left the company, or whose company was dissolved, get no link to another company's page. */
export const Left: Story = {
  parameters: answering(answer(operations.getMessage, { ...ofOtherCompany, isMember: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.notMember('青禾工程咨询有限公司'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: texts.application })).toBeNull()
  },
}

/** An invitation is for somebody who isn't a member yet. */
export const Invited: Story = {
  parameters: answering(
    answer(operations.getMessage, {
      ...ofOtherCompany,
      kind: 'invitation',
      isMember: false,
      subjectId: 'invitation-7',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.invitation })).toHaveAttribute(
      'href',
      `${pagePaths.backlogItem}?backLogId=invitation-7`,
    )
    await expect(canvas.queryByText(texts.notMember('青禾工程咨询有限公司'))).toBeNull()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getMessage, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.messagesFailed)
  },
}

export const NotFound: Story = {
  parameters: answering(fail(operations.getMessage, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.messageMissing)).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.getMessage, {
      messageId: 'message-1',
      title: '关于华东区域综合建筑设计与工程咨询事业部授权即将到期的提醒'.repeat(2),
      content: `${someMessages[0]?.content.repeat(12)}\n\nhttps://atrium.example/${'x'.repeat(120)}`,
      titleEn: '',
      contentEn: '',
      hasRead: true,
      createdAt: '2026-11-18T01:30:00.000Z',
      ...aboutNothing,
    }),
  ),
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } }
