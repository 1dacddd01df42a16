import { pagePaths } from '@atrium/contracts/paths'
import { sessionContract as operations } from '@atrium/contracts/session/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type answer, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { literally, startingWith } from '../shared/stories/patterns'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { passwordMessages } from './messages'
import { mockSession, sessionAnswers } from './mocks'
import { SessionFeature } from './SessionFeature'

const passwordTexts = textsOf(passwordMessages)
const shared = textsOf(sharedMessages)

function Page() {
  const [session] = useState(() => mockSession('signedIn'))
  return <SessionFeature session={session} />
}

const location = { pathname: pagePaths.companyPassword, search: '' }

const answers = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given } })

/** Changing the password, `/CompanySetPassword` and `/ResetPassword`. */
const meta = {
  id: 'features-session-resetpassword',
  title: 'Features/Session/ResetPassword 重置密码',
  component: Page,
  decorators: [withFeature(sessionAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The label includes its mark; other labels start with the same words. */
const newPassword = () => new RegExp(`^${literally(passwordTexts.newPassword)}\\s*\\*?$`)

async function fill(canvas: Canvas, passwords: readonly [string, string, string]) {
  const [oldPassword, next, repeated] = passwords
  await userEvent.type(await canvas.findByLabelText(startingWith(passwordTexts.oldPassword)), oldPassword)
  await userEvent.type(canvas.getByLabelText(newPassword()), next)
  await userEvent.type(canvas.getByLabelText(startingWith(passwordTexts.repeatPassword)), repeated)
  await userEvent.click(canvas.getByRole('button', { name: passwordTexts.changePassword }))
}

const good = ['Atrium@2026', 'Bridges-and-4-arches', 'Bridges-and-4-arches'] as const

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: passwordTexts.resetPassword })).toBeVisible()
    await expect(canvas.getByLabelText(newPassword())).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvas.getByRole('list', { name: passwordTexts.rules })).toBeVisible()
  },
}

/** Explains why a password is weak: against somebody who knows the person, or against anybody. */
export const SaysWhy: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(newPassword())
    await userEvent.type(field, 'shenzhiyuan')
    await expect(await canvas.findByText(passwordTexts['guess.own'], {}, { timeout: 10_000 })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'sdfghjkl')
    await expect(await canvas.findByText(passwordTexts['guess.keyboard'])).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'bridges and four arches')
    await waitFor(() => expect(canvas.queryByText(passwordTexts['guess.keyboard'])).toBeNull())
  },
}

/** Weak, and the repetition differs: each field shows its error, and the first invalid one has the focus. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, ['Atrium@2026', 'short', 'other'])
    await expect(canvas.getByText(passwordTexts.weakPassword)).toBeVisible()
    await expect(canvas.getByText(passwordTexts.repeatDiffers)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(newPassword())).toHaveFocus())
  },
}

/** The rules are ticked off while typing, and a word tells the strength. */
export const Strength: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(newPassword())
    await userEvent.type(field, 'bridge')
    await expect(canvas.getByText(`${passwordTexts.strength} ${passwordTexts.weak}`)).toBeVisible()
    await userEvent.type(field, '-and-4-Arches')
    await expect(
      await canvas.findByText(`${passwordTexts.strength} ${passwordTexts.strong}`, {}, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: passwordTexts.ruleMet })).toHaveLength(4)
  },
}

export const Submitting: Story = {
  parameters: answers(never(operations.changePassword)),
  play: async ({ canvas }) => {
    await fill(canvas, good)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: passwordTexts.changePassword })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

/** The current password was wrong: nothing typed is lost. */
export const Rejected: Story = {
  parameters: answers(refuse(operations.changePassword, sessionRefusals.wrongOldPassword)),
  play: async ({ canvas }) => {
    await fill(canvas, good)
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.wrongOldPassword))).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(startingWith(passwordTexts.oldPassword))).toHaveFocus())
    await expect(canvas.getByLabelText(newPassword())).toHaveValue('Bridges-and-4-arches')
  },
}

/** Only the service knows which passwords are common: the new one gets the error, and nothing typed is lost. */
export const Common: Story = {
  parameters: answers(refuse(operations.changePassword, sessionRefusals.commonPassword)),
  play: async ({ canvas }) => {
    await fill(canvas, ['Atrium@2026', 'password1', 'password1'])
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.commonPassword))).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(newPassword())).toHaveFocus())
    await expect(canvas.getByLabelText(newPassword())).toHaveValue('password1')
  },
}

/** Too many wrong current passwords. */
export const Locked: Story = {
  parameters: answers(refuse(operations.changePassword, sessionRefusals.locked({ seconds: 900 }))),
  play: async ({ canvas }) => {
    await fill(canvas, good)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      sentenceOf(sessionRefusals.locked({ seconds: 900 })),
    )
  },
}

export const Offline: Story = {
  parameters: answers(fail(operations.changePassword, 'offline')),
  play: async ({ canvas }) => {
    await fill(canvas, good)
    await expect(await canvas.findByText(shared.offline)).toBeVisible()
    await expect(canvas.getByLabelText(startingWith(passwordTexts.oldPassword))).toHaveValue('Atrium@2026')
  },
}

/** Changed; the other devices were signed out. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, good)
    await expect(await canvas.findByText(passwordTexts.passwordChangedText)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: passwordTexts.passwordChanged })).toHaveFocus(),
    )
  },
}

export const Narrow: Story = { ...Invalid, globals: { viewport: { value: 'phone' } } }
