import { accountContract as operations } from '@atrium/contracts/account/contract'
import { mailContract } from '@atrium/contracts/account/mail/contract'
import { mailRefusals } from '@atrium/contracts/account/mail/refusals'
import {
  daysOfGrace,
  secondStepRuleContract as rule,
} from '@atrium/contracts/account/secondStepRule/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { codeMessages } from '../shared/codes/messages'
import { secondStepWantedMessages } from '../shared/request/messages'
import { answer, fail, never, type RecordedCall, refuse, withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { AccountFeature } from './AccountFeature'
import { mailMessages } from './mail/messages'
import { accountMessages } from './messages'
import { accountAnswers, someAccount, someHost, someRule } from './mocks'
import { ruleMessages } from './secondStepRule/messages'

const texts = textsOf(accountMessages)
const mails = textsOf(mailMessages)
const codes = textsOf(codeMessages)
const rules = textsOf(ruleMessages)
const closed = textsOf(secondStepWantedMessages)

const location = { pathname: pagePaths.companySettings, search: '' }

/** `/companySetting`. */
const meta = {
  id: 'features-account-accountsettings',
  title: 'Features/Account/AccountSettings 账号与安全',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: { feature: { answers: [never(operations.getAccount)] } } }

/** An ordinary member: there is nothing to close. */
export const Empty: Story = {
  parameters: { feature: { host: { location, companyRole: 'member' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.toSecurity })).toHaveAttribute(
      'href',
      pagePaths.security,
    )
    await expect(canvas.queryByRole('region', { name: rules.title })).toBeNull()
    await expect(canvas.queryByRole('link', { name: texts.dissolveEntry })).toBeNull()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.dissolveEntry })).toHaveAttribute(
      'href',
      pagePaths.dissolutionNotice,
    )
    await expect(canvas.getByText('138****0001')).toBeVisible()
  },
}

const calls: RecordedCall[] = []

const verified = {
  feature: { answers: [answer(operations.getAccount, { ...someAccount, emailVerified: true })] },
}

const ruled = (changes: Partial<typeof someRule>) => ({
  feature: { answers: [answer(rule.getSecondStepRule, { ...someRule, ...changes })] },
})

/** The address in the profile, verified with its code and the password. */
export const MailVerifies: Story = {
  parameters: { feature: { calls } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(mails.unverified)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: mails.verify }))
    const dialog = within(await screen.findByRole('dialog', { name: mails.verify }))
    const address = await dialog.findByLabelText(startingWith(mails.address))
    await expect(address).toHaveValue('shen@example.com')
    await userEvent.type(dialog.getByLabelText(startingWith(texts.password)), 'Atrium@2026')
    await userEvent.click(dialog.getByRole('button', { name: codes.getCode }))
    await expect(await dialog.findByText(codes.codeSent('shen@example.com'))).toBeVisible()
    await userEvent.type(dialog.getByLabelText(startingWith(codes.code)), '123456')
    await userEvent.click(dialog.getByRole('button', { name: mails.verify }))
    await waitFor(() => expect(screen.getByText(mails.done)).toBeVisible())
    const sent = calls.find(({ operation }) => operation === 'verifyMail')
    await expect(sent?.body).toMatchObject({ email: 'shen@example.com', code: '123456', keyId: 'seals-1' })
    await expect(JSON.stringify(calls)).not.toContain('Atrium@2026')
  },
}

/** Somebody else has verified it. */
export const MailTaken: Story = {
  parameters: { feature: { answers: [refuse(mailContract.verifyMail, mailRefusals.mailTaken)] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: mails.verify }))
    const dialog = within(await screen.findByRole('dialog', { name: mails.verify }))
    await userEvent.type(await dialog.findByLabelText(startingWith(texts.password)), 'Atrium@2026')
    await userEvent.type(dialog.getByLabelText(startingWith(codes.code)), '123456')
    await userEvent.click(dialog.getByRole('button', { name: mails.verify }))
    await expect(await dialog.findByText(sentenceOf(mailRefusals.mailTaken))).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText(startingWith(mails.address))).toHaveFocus())
  },
}

export const MailInvalid: Story = {
  parameters: verified,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: mails.change }))
    const dialog = within(await screen.findByRole('dialog', { name: mails.change }))
    await userEvent.type(await dialog.findByLabelText(startingWith(mails.address)), 'shen@example.com')
    await expect(dialog.getByRole('button', { name: codes.getCode })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: mails.change }))
    await expect(await dialog.findByText(mails.same)).toBeVisible()
    await expect(dialog.getByText(texts.passwordRequired)).toBeVisible()
  },
}

export const MailIsRemoved: Story = {
  parameters: verified,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: mails.remove }))
    const dialog = within(await screen.findByRole('dialog', { name: mails.remove }))
    await userEvent.type(await dialog.findByLabelText(startingWith(texts.password)), 'Atrium@2026')
    await userEvent.click(dialog.getByRole('button', { name: mails.remove }))
    await waitFor(() => expect(screen.getByText(mails.removed)).toBeVisible())
  },
}

/** The question shows the consequences; the service gets one request. */
export const SecondStepAskedFor: Story = {
  parameters: { feature: { calls } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rules.someLack(2, 4))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: rules.turnOn }))
    const question = within(await screen.findByRole('alertdialog', { name: rules.turnOnTitle }))
    await expect(question.getByText(rules.turnOnText(2, daysOfGrace))).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: rules.turnOn }))
    await waitFor(() => expect(screen.getByText(rules.turnedOn)).toBeVisible())
    const sent = calls.filter(({ operation }) => operation === 'setSecondStepRule')
    await expect(sent.at(-1)?.body).toMatchObject({ isWanted: true })
  },
}

/** It is on: shows since when, who lacks it, and how to turn it off. */
export const SecondStepWanted: Story = {
  parameters: ruled({ since: '2026-11-02T02:00:00.000Z', withoutCount: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rules.allHave(4))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: rules.turnOff }))
    const question = within(await screen.findByRole('alertdialog', { name: rules.turnOffTitle }))
    await userEvent.click(question.getByRole('button', { name: rules.turnOff }))
    await waitFor(() => expect(screen.getByText(rules.turnedOff)).toBeVisible())
  },
}

/** People who require it of others must have it themselves first. */
export const SecondStepOwnFirst: Story = {
  parameters: ruled({ hasOwn: false }),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: rules.title }))
    await expect(await section.findByText(rules.ownFirst)).toBeVisible()
    await expect(section.getByRole('link', { name: rules.toSecurity })).toHaveAttribute(
      'href',
      pagePaths.security,
    )
  },
}

/** The company requires it, and the super administrator has none: they can't manage the company. */
export const SecondStepMissing: Story = {
  parameters: {
    feature: { answers: [refuse(rule.getSecondStepRule, wireRefusals.secondStepWanted)] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(closed.title)).toBeVisible()
    await expect(canvas.getByRole('link', { name: closed.turnOn })).toHaveAttribute(
      'href',
      pagePaths.security,
    )
  },
}

export const Failed: Story = {
  parameters: { feature: { answers: [fail(operations.getAccount, 'unavailable')] } },
  play: hasFailed(),
}

export const LongText: Story = {
  parameters: {
    feature: {
      answers: [
        answer(operations.getAccount, {
          ...someAccount,
          realName: '欧阳上官司徒皇甫南宫慕容',
          email: `shen@${'long'.repeat(14)}.example.com`,
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/@(long){14}\.example\.com/)).toBeVisible()
    await expect(canvas.getByText('欧阳上官司徒皇甫南宫慕容')).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
