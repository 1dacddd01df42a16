import { agreementsContract as operations } from '@atrium/contracts/agreements/contract'
import { agreementsRefusals } from '@atrium/contracts/agreements/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import {
  answer,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { saying } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { agreementMessages } from './messages'
import { agreedBefore, agreementsAnswers } from './mocks'
import { OwnAgreements } from './OwnAgreements'

const texts = textsOf(agreementMessages)
const calls: RecordedCall[] = []
const due = answer(operations.listOwnAgreements, agreedBefore)

/** The person's agreements, in the account settings. */
const meta = {
  id: 'features-agreements-ownagreements',
  title: 'Features/Agreements/OwnAgreements 同意的协议',
  component: OwnAgreements,
  decorators: [withFeature(agreementsAnswers)],
} satisfies Meta<typeof OwnAgreements>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: answering(never(operations.listOwnAgreements)) }

export const Empty: Story = {
  parameters: answering(answer(operations.listOwnAgreements, { agreed: [], due: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.ownNone)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(saying(texts.version('2026-11-01')))).toHaveLength(2)
    await expect(canvas.getAllByText(saying(texts.version('2021-06-01')))).toHaveLength(2)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listOwnAgreements, 'unavailable')),
  play: hasFailed(),
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

/** Consent applies to the version that was shown. */
export const AgreeSucceeds: Story = {
  parameters: { feature: { answers: [due], calls } },
  play: async (story) => {
    const name = texts.agreeTo(texts.userAgreement)
    await userEvent.click(await story.canvas.findByRole('button', { name }))
    await expectNotice(story, texts.agreed)
    await expect(calls.find(({ operation }) => operation === 'agree')?.body).toEqual({
      agreements: [{ kind: 'userAgreement', version: '2026-11-01' }],
    })
  },
}

/** Another version came into force meanwhile. */
export const AgreeFails: Story = {
  parameters: answering(due, refuse(operations.agree, agreementsRefusals.outdated)),
  play: async (story) => {
    const name = texts.agreeTo(texts.privacyPolicy)
    await userEvent.click(await story.canvas.findByRole('button', { name }))
    await expectNotice(story, sentenceOf(agreementsRefusals.outdated))
  },
}
