import {
  daysOfGrace,
  secondStepRuleContract as operations,
} from '@atrium/contracts/account/secondStepRule/contract'
import { secondStepRuleRefusals } from '@atrium/contracts/account/secondStepRule/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { secondStepWantedMessages } from '../../shared/request/messages'
import { answer, answering, fail, never, refuse, withFeature } from '../../shared/stories/mocks'
import { saying } from '../../shared/stories/patterns'
import { hasFailed } from '../../shared/stories/requestPlays'
import { expectNotice } from '../../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { accountAnswers, someRule } from '../mocks'
import { ruleMessages } from './messages'
import { SecondStepRule } from './SecondStepRule'

const texts = textsOf(ruleMessages)
const closed = textsOf(secondStepWantedMessages)

/** A company's rule that its administrators need a second step. */
const meta = {
  id: 'features-account-secondsteprule',
  title: 'Features/Account/SecondStepRule 管理员两步验证',
  component: SecondStepRule,
  decorators: [withFeature(accountAnswers)],
} satisfies Meta<typeof SecondStepRule>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const ruled = (changes: Partial<typeof someRule>) =>
  answer(operations.getSecondStepRule, { ...someRule, ...changes })

async function ask(canvas: Canvas, title = texts.turnOnTitle, label = texts.turnOn) {
  await userEvent.click(await canvas.findByRole('button', { name: label }))
  const question = within(await screen.findByRole('alertdialog', { name: title }))
  return { question, confirm: () => userEvent.click(question.getByRole('button', { name: label })) }
}

export const Loading: Story = {
  parameters: answering(never(operations.getSecondStepRule)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: texts.title })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Not required: shows how many people it would affect. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.off)).toBeVisible()
    await expect(canvas.getByText(texts.someLack(2, 4))).toBeVisible()
  },
}

export const Asked: Story = {
  parameters: answering(ruled({ since: '2026-11-02T02:00:00.000Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(texts.on('2026-11-02')))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.turnOff })).toBeEnabled()
  },
}

/** One administrator, who has it. */
export const AloneAndReady: Story = {
  parameters: answering(ruled({ administratorCount: 1, withoutCount: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.allHave(1))).toBeVisible()
    const { question } = await ask(canvas)
    await expect(question.getByText(texts.turnOnText(0, daysOfGrace))).toBeVisible()
  },
}

export const OwnFirst: Story = {
  parameters: answering(ruled({ hasOwn: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.ownFirst)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toSecurity })).toHaveAttribute(
      'href',
      pagePaths.security,
    )
    await expect(canvas.queryByRole('button', { name: texts.turnOn })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getSecondStepRule, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

/** The company requires one, and the viewer has none. */
export const Forbidden: Story = {
  parameters: answering(refuse(operations.getSecondStepRule, wireRefusals.secondStepWanted)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(closed.title)).toBeVisible()
    await expect(canvas.getByRole('link', { name: closed.turnOn })).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.setSecondStepRule)),
  play: async ({ canvas }) => {
    const { question, confirm } = await ask(canvas)
    await confirm()
    await waitFor(() =>
      expect(question.getByRole('button', { name: texts.turnOn })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** Their own second step was turned off meanwhile. */
export const Rejected: Story = {
  parameters: answering(refuse(operations.setSecondStepRule, secondStepRuleRefusals.ownMissing)),
  play: async ({ canvas }) => {
    const { question, confirm } = await ask(canvas)
    await confirm()
    await waitFor(() =>
      expect(question.getByRole('alert')).toHaveTextContent(sentenceOf(secondStepRuleRefusals.ownMissing)),
    )
  },
}

export const Saved: Story = {
  play: async (story) => {
    const { confirm } = await ask(story.canvas)
    await confirm()
    await expectNotice(story, texts.turnedOn)
  },
}

/** A large company, most of whose administrators have none. */
export const ManyRows: Story = {
  parameters: answering(ruled({ administratorCount: 12_480, withoutCount: 9_317 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(texts.someLack(9_317, 12_480)))).toBeVisible()
    const { question } = await ask(canvas)
    await expect(question.getByText(texts.turnOnText(9_317, daysOfGrace))).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
