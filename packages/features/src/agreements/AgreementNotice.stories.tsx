import { agreementsContract as operations } from '@atrium/contracts/agreements/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answer, fail, type RecordedCall, withFeature } from '../shared/stories/mocks'
import { expectNotice } from '../shared/stories/storySteps'
import { textsOf } from '../shared/stories/textsOf'
import { AgreementNotice } from './AgreementNotice'
import { agreementMessages } from './messages'
import { agreedBefore, agreedToAll, agreementsAnswers } from './mocks'

const texts = textsOf(agreementMessages)
const calls: RecordedCall[] = []

let hasAgreed = false
const own = answer(operations.listOwnAgreements, () => (hasAgreed ? agreedToAll : agreedBefore))
const agree = answer(operations.agree, () => {
  hasAgreed = true
  return true as const
})

/** Shown to signed-in people if there are new versions; the page next to it doesn't change. */
const meta = {
  id: 'features-agreements-agreementnotice',
  title: 'Features/Agreements/AgreementNotice 协议更新提示',
  component: AgreementNotice,
  decorators: [withFeature([...agreementsAnswers, own, agree])],
  parameters: { feature: { calls, tab: {} }, layout: 'fullscreen' },
  beforeEach: () => {
    hasAgreed = false
  },
} satisfies Meta<typeof AgreementNotice>

export default meta
type Story = StoryObj<typeof meta>

const notice = () => screen.findByRole('region', { name: texts.noticeTitle })

export const Ready: Story = {
  play: async () => {
    await expect(await notice()).toBeVisible()
    await expect(screen.getAllByRole('link')).toHaveLength(2)
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

export const AgreeSucceeds: Story = {
  play: async (story) => {
    await notice()
    await userEvent.click(screen.getByRole('button', { name: texts.agree }))
    await expectNotice(story, texts.agreed)
    await waitFor(() => expect(screen.queryByRole('region', { name: texts.noticeTitle })).toBeNull())
    await expect(calls.find(({ operation }) => operation === 'agree')?.body).toEqual({
      agreements: agreedBefore.due.map(({ kind, version }) => ({ kind, version })),
    })
  },
}

export const AgreeFails: Story = {
  parameters: {
    feature: { answers: [fail(operations.agree, 'unavailable')] },
  },
  play: async () => {
    await notice()
    await userEvent.click(screen.getByRole('button', { name: texts.agree }))
    await waitFor(() => expect(screen.getByRole('button', { name: texts.agree })).toBeEnabled())
    await expect(await notice()).toBeVisible()
  },
}

/** Postponing it doesn't affect the page. */
export const Later: Story = {
  parameters: { feature: { host: { tabStore: { read: () => undefined, write: () => undefined } } } },
  play: async () => {
    await notice()
    await userEvent.click(screen.getByRole('button', { name: texts.later }))
    await waitFor(() => expect(screen.queryByRole('region', { name: texts.noticeTitle })).toBeNull())
  },
}
