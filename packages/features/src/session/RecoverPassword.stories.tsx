import { pagePaths } from '@atrium/contracts/paths'
import { entryContract as operations } from '@atrium/contracts/session/entry/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { codeMessages } from '../shared/codes/messages'
import { fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { entryMessages, passwordMessages } from './messages'
import { sessionAnswers, someone } from './mocks'

import { atEntry, SignedOutPage } from './storySteps'

const texts = textsOf(entryMessages)
const codes = textsOf(codeMessages)
const passwords = textsOf(passwordMessages)
const shared = textsOf(sharedMessages)

const { navigate, calls, answers, forget } = atEntry(pagePaths.recoverPassword, 'fromroute=%2FcomMbManage')

/** A new password for people who forgot theirs, `/forgotPassword`. */
const meta = {
  id: 'features-session-recoverpassword',
  title: 'Features/Session/RecoverPassword 找回密码',
  component: SignedOutPage,
  decorators: [withFeature(sessionAnswers)],
  parameters: { layout: 'fullscreen', ...answers() },
  beforeEach: forget,
} satisfies Meta<typeof SignedOutPage>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const good = 'Bridges-and-4-arches'
const mobileOf = (canvas: Canvas) => canvas.findByLabelText(startingWith(texts.mobileOrMail))
const passwordOf = (canvas: Canvas) => canvas.getByLabelText(`${passwords.newPassword}*`)
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: texts.resetPassword }))

async function fillAndSend(canvas: Canvas, password = good) {
  await userEvent.type(await mobileOf(canvas), '13712345678')
  await userEvent.type(canvas.getByLabelText(startingWith(codes.code)), '123456')
  await userEvent.type(passwordOf(canvas), password)
  await send(canvas)
}

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.recover })).toBeVisible()
    await expect(passwordOf(canvas)).toHaveAttribute('autocomplete', 'new-password')
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await mobileOf(canvas)
    await send(canvas)
    await expect(canvas.getByText(texts.mobileOrMailRequired)).toBeVisible()
    await expect(canvas.getByText(codes.codeRequired)).toBeVisible()
    await expect(canvas.getByText(passwords.newPasswordRequired)).toBeVisible()
    await waitFor(async () => expect(await mobileOf(canvas)).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: answers(never(operations.recoverPassword)),
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.resetPassword })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** A common password is rejected; the rest of the input stays, including the code. */
export const Rejected: Story = {
  parameters: answers(refuse(operations.recoverPassword, sessionRefusals.commonPassword)),
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.commonPassword))).toBeVisible()
    await expect(canvas.getByLabelText(startingWith(codes.code))).toHaveValue('123456')
    await waitFor(() => expect(passwordOf(canvas)).toHaveFocus())
  },
}

/** The number is verified, but has no account. */
export const NoAccount: Story = {
  parameters: answers(refuse(operations.recoverPassword, sessionRefusals.accountMissing)),
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.accountMissing))).toBeVisible()
    await waitFor(async () => expect(await mobileOf(canvas)).toHaveFocus())
  },
}

export const Offline: Story = {
  parameters: answers(fail(operations.recoverPassword, 'offline')),
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await expect(await canvas.findByText(shared.offline)).toBeVisible()
    await expect(passwordOf(canvas)).toHaveValue(good)
  },
}

/** This signs nobody in. The link to the sign-in keeps the return address. The password is sent sealed. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    const heading = await canvas.findByRole('heading', { name: texts.recovered })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText(texts.recoveredText(someone.userAccount))).toBeVisible()
    await expect(JSON.stringify(calls)).not.toContain(good)
    await userEvent.click(canvas.getByRole('link', { name: texts.toSignIn }))
    await expect(navigate).toHaveBeenCalledWith(`${pagePaths.signIn}?fromroute=%2FcomMbManage&way=password`)
  },
}

/** With the verified address: the code is sent there, and case is ignored. */
export const ByMail: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await mobileOf(canvas), 'Shen@Example.com')
    await userEvent.click(canvas.getByRole('button', { name: codes.getCode }))
    await expect(await canvas.findByText(codes.codeSent('shen@example.com'))).toBeVisible()
    await userEvent.type(canvas.getByLabelText(startingWith(codes.code)), '123456')
    await userEvent.type(passwordOf(canvas), good)
    await send(canvas)
    await expect(await canvas.findByRole('heading', { name: texts.recovered })).toBeVisible()
    const asked = calls.map(({ operation }) => operation)
    await expect(asked).toEqual(expect.arrayContaining(['sendRecoveryMail', 'recoverPasswordByMail']))
    await expect(asked).not.toContain('recoverPassword')
  },
}

export const MailInvalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await mobileOf(canvas), 'shen@example')
    await expect(canvas.getByRole('button', { name: codes.getCode })).toBeDisabled()
    await send(canvas)
    await expect(await canvas.findByText(texts.mailWrong)).toBeVisible()
  },
}

export const Narrow: Story = { ...Rejected, globals: { viewport: { value: 'phone' } } }
