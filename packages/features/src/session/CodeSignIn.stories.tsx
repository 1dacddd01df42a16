import { pagePaths } from '@atrium/contracts/paths'
import { entryContract as operations } from '@atrium/contracts/session/entry/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { codeRefusals } from '@atrium/contracts/shared/codes/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { codeMessages } from '../shared/codes/messages'
import { fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { entryMessages, sessionMessages } from './messages'
import { sessionAnswers } from './mocks'

import { atEntry, SignedOutPage } from './storySteps'

const texts = textsOf(sessionMessages)
const entry = textsOf(entryMessages)
const codes = textsOf(codeMessages)
const shared = textsOf(sharedMessages)

const { navigate, calls, answers, forget } = atEntry(pagePaths.signIn, 'fromroute=%2FcomMbManage&way=code')

/** Signing in with a code sent to a mobile, `/WebLogin?way=code`. */
const meta = {
  id: 'features-session-codesignin',
  title: 'Features/Session/CodeSignIn 验证码登录',
  component: SignedOutPage,
  decorators: [withFeature(sessionAnswers)],
  parameters: { layout: 'fullscreen', ...answers() },
  beforeEach: forget,
} satisfies Meta<typeof SignedOutPage>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const mobileOf = (canvas: Canvas) => canvas.findByLabelText(startingWith(entry.mobile))
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: texts.signIn }))

async function typeAndSend(canvas: Canvas) {
  await userEvent.type(await mobileOf(canvas), '13712345678')
  await userEvent.type(canvas.getByLabelText(startingWith(codes.code)), '123456')
  await submit(canvas)
}

/** The code can be requested once the number is valid. A link back to the password is next to it. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await mobileOf(canvas)).toBeVisible()
    await expect(canvas.getByRole('button', { name: codes.getCode })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: texts.byCode })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: texts.byPassword })).not.toHaveAttribute('aria-current')
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await mobileOf(canvas), '12345')
    await submit(canvas)
    await expect(canvas.getByText(codes.phoneWrong)).toBeVisible()
    await expect(canvas.getByText(codes.codeRequired)).toBeVisible()
    await waitFor(async () => expect(await mobileOf(canvas)).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: answers(never(operations.signInByCode)),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.signIn })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The code was wrong: the input stays. */
export const Rejected: Story = {
  parameters: answers(refuse(operations.signInByCode, codeRefusals.wrong)),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await expect(await canvas.findByText(sentenceOf(codeRefusals.wrong))).toBeVisible()
    await expect(await mobileOf(canvas)).toHaveValue('13712345678')
    await waitFor(() => expect(canvas.getByLabelText(startingWith(codes.code))).toHaveFocus())
  },
}

export const Offline: Story = {
  parameters: answers(fail(operations.signInByCode, 'offline')),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await expect(await canvas.findByText(shared.offline)).toBeVisible()
    await expect(canvas.getByLabelText(startingWith(codes.code))).toHaveValue('123456')
  },
}

/** In the format of a phone's contacts. */
export const PastedNumber: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await mobileOf(canvas))
    await userEvent.paste('+86 137-1234 5678')
    await expect(await mobileOf(canvas)).toHaveValue('13712345678')
    await expect(canvas.getByRole('button', { name: codes.getCode })).toBeEnabled()
  },
}

/** A code was sent, and the recipient is shown. The next one can be requested in a minute. */
export const CodeSent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await mobileOf(canvas), '13712345678')
    await userEvent.click(canvas.getByRole('button', { name: codes.getCode }))
    await expect(await canvas.findByText(codes.codeSent('13712345678'))).toBeVisible()
    await expect(calls.find(({ operation }) => operation === 'sendEntryCode')?.body).toMatchObject({
      mobile: '13712345678',
      purpose: 'enter',
    })
  },
}

/** The number is verified and has no account: the person goes on to register, and the return address is kept. */
export const NoAccount: Story = {
  parameters: answers(refuse(operations.signInByCode, sessionRefusals.accountMissing)),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.accountMissing))).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: entry.registerIt }))
    await expect(navigate).toHaveBeenCalledWith(`${pagePaths.register}?fromroute=%2FcomMbManage`)
  },
}

/** Signs in and returns to the original page. */
export const SignInSucceeds: Story = {
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.memberManagement, { replace: true }))
    await expect(calls.find(({ operation }) => operation === 'signInByCode')?.params).toEqual({
      mobile: '13712345678',
      code: '123456',
    })
  },
}

export const Narrow: Story = { ...Rejected, globals: { viewport: { value: 'phone' } } }
