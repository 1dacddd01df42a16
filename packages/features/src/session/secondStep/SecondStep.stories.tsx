import { pagePaths } from '@atrium/contracts/paths'
import { sessionContract } from '@atrium/contracts/session/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { secondStepContract as operations } from '@atrium/contracts/session/secondStep/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type answer, never, type RecordedCall, refuse, withFeature } from '../../shared/stories/mocks'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { sessionMessages } from '../messages'
import { mockSession, sessionAnswers, someAsked } from '../mocks'
import { SessionFeature } from '../SessionFeature'
import { takingMessages } from './messages'

const texts = textsOf(takingMessages)
const session = textsOf(sessionMessages)

function Page() {
  const [mocked] = useState(() => mockSession('signedOut'))
  return <SessionFeature session={mocked} extent="window" />
}

const navigate = fn()
const calls: RecordedCall[] = []
/** As after a reload. */
const kept = new Map<string, string>()
const tabStore = {
  read: (key: string) => kept.get(key),
  write: (key: string, value: string) => void kept.set(key, value),
}

const at = (pathname: string, ...answers: readonly ReturnType<typeof answer>[]) => ({
  feature: {
    answers,
    calls,
    host: { navigate, tabStore, location: { pathname, search: 'fromroute=%2FcomMbManage' } },
  },
})

/** The second step of a sign-in after the right password. */
const meta = {
  id: 'features-session-secondstep',
  title: 'Features/Session/SecondStep 两步验证',
  component: Page,
  decorators: [withFeature(sessionAnswers)],
  parameters: { layout: 'fullscreen', ...at(pagePaths.login) },
  beforeEach: () => {
    navigate.mockClear()
    calls.splice(0)
    kept.clear()
    kept.set('secondStep', JSON.stringify(someAsked))
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const codeOf = (canvas: Canvas) => canvas.findByLabelText(texts.code)
const verify = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: texts.verify }))

/** The app's code is requested; the other methods are below. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await codeOf(canvas)).toHaveFocus())
    await expect(canvas.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.toPasskey })).toBeEnabled()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await codeOf(canvas), '12')
    await verify(canvas)
    await expect(await canvas.findByText(texts.codeRequired)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: at(pagePaths.login, never(operations.completeSignIn)),
  play: async ({ canvas }) => {
    await userEvent.type(await codeOf(canvas), '123456{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.verify })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The code was wrong: it stays, so that it can be corrected. */
export const Rejected: Story = {
  parameters: at(pagePaths.login, refuse(operations.completeSignIn, sessionRefusals.codeWrong)),
  play: async ({ canvas }) => {
    await userEvent.type(await codeOf(canvas), '123 456{Enter}')
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.codeWrong))).toBeVisible()
    await expect(await codeOf(canvas)).toHaveValue('123 456')
  },
}

/** The phone is lost: a recovery code, in the format of the print. */
export const RecoveryCode: Story = {
  play: async ({ canvas }) => {
    await codeOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: texts.toRecoveryCode }))
    await userEvent.type(await canvas.findByLabelText(texts.recoveryCode), '7k2m0-qx4t0')
    await verify(canvas)
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.memberManagement, { replace: true }))
    await expect(calls.find(({ operation }) => operation === 'completeSignIn')?.body).toMatchObject({
      proof: { kind: 'recoveryCode', code: '7k2m0-qx4t0' },
    })
  },
}

/** With a passkey, nothing is typed. */
export const Passkey: Story = {
  play: async ({ canvas }) => {
    await codeOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: texts.toPasskey }))
    await expect(await canvas.findByText(texts.byPasskey)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.usePasskey })).toHaveFocus())
  },
}

/** It took too long: the person goes back and signs in again. */
export const Late: Story = {
  parameters: at(pagePaths.login, refuse(operations.completeSignIn, sessionRefusals.secondStepLate)),
  play: async ({ canvas }) => {
    await userEvent.type(await codeOf(canvas), '123456{Enter}')
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.secondStepLate))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.back }))
    await expect(await canvas.findByLabelText(session.account)).toBeVisible()
    await expect(kept.get('secondStep')).toBe('')
  },
}

/** Follows the password on the same page, then returns to the original page. */
export const AfterPassword: Story = {
  parameters: at(
    pagePaths.login,
    refuse(sessionContract.signIn, sessionRefusals.secondStepRequired({ asked: someAsked })),
  ),
  beforeEach: () => kept.clear(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(session.account), '13800000001')
    await userEvent.type(canvas.getByLabelText(session.password), 'Atrium@2026{Enter}')
    await userEvent.type(await codeOf(canvas), '123456')
    await expect(kept.get('secondStep')).toBe(JSON.stringify(someAsked))
    await verify(canvas)
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.memberManagement, { replace: true }))
  },
}

/** On a phone it has its own address. */
export const OnPhone: Story = {
  parameters: at(pagePaths.phoneSignIn),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await codeOf(canvas)
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`${pagePaths.secondStep}?fromroute=%2FcomMbManage`, {
        replace: true,
      }),
    )
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
