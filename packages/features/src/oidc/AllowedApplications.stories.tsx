import { oidcContract as operations } from '@atrium/contracts/oidc/contract'
import { oidcRefusals } from '@atrium/contracts/oidc/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { answer, answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { hasFailed } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { AllowedApplications } from './AllowedApplications'
import { allowedMessages } from './messages'
import { manyAllowed, oidcAnswers, someAllowed } from './mocks'

const texts = textsOf(allowedMessages)

/** Applications that a person allowed, in the security centre. */
const meta = {
  id: 'features-oidc-allowedapplications',
  title: 'Features/Oidc/AllowedApplications 已授权的应用',
  component: AllowedApplications,
  decorators: [withFeature(oidcAnswers)],
} satisfies Meta<typeof AllowedApplications>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const listing = (list: readonly (typeof someAllowed)[number][]) =>
  answering(answer(operations.listAllowedApplications, [...list]))

async function revoke(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.revokeOf(name) }))
  const asked = within(await screen.findByRole('alertdialog'))
  await userEvent.click(asked.getByRole('button', { name: texts.revoke }))
  return asked
}

export const Loading: Story = { parameters: answering(never(operations.listAllowedApplications)) }

export const Empty: Story = {
  parameters: listing([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('空间结构云')).toBeVisible()
    await expect(canvas.getByText(texts.own)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listAllowedApplications, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

export const RevokeSucceeds: Story = {
  play: async (story) => {
    await revoke(story.canvas, '砼算造价')
    await expectNotice(story, texts.revoked)
  },
}

/** It was revoked in another tab. */
export const RevokeFails: Story = {
  parameters: answering(refuse(operations.revokeAllowedApplication, oidcRefusals.notAllowed)),
  play: async ({ canvas }) => {
    const asked = await revoke(canvas, '砼算造价')
    await expect(await asked.findByText(sentenceOf(oidcRefusals.notAllowed))).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: listing(
    someAllowed.map((one) => ({
      ...one,
      name: one.name.repeat(12),
      companyName: '云筑建筑设计研究院有限公司'.repeat(3),
      scopes: ['profile', 'phone', 'email', 'companies', 'licences', 'offline_access'],
    })),
  ),
}

export const ManyRows: Story = {
  parameters: listing(manyAllowed),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.showAll(manyAllowed.length) }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(manyAllowed.length)
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
