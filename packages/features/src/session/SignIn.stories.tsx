import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import { companySignInContract as companySignIn } from '@atrium/contracts/session/companySignIn/contract'
import { sessionContract as operations } from '@atrium/contracts/session/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { answer, fail, never, type RecordedCall, refuse, withFeature } from '../shared/stories/mocks'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { companySignInMessages } from './companySignIn/messages'
import { proofMessages, sessionMessages } from './messages'
import { freeStanding, mockSession, sessionAnswers, someCompanyWay } from './mocks'
import type { Session } from './Session'
import { SessionFeature, type SessionFeatureProps } from './SessionFeature'

const texts = textsOf(sessionMessages)
const companyTexts = textsOf(companySignInMessages)
const proofTexts = textsOf(proofMessages)
const shared = textsOf(sharedMessages)

type PageProps = Omit<SessionFeatureProps, 'session'> & {
  /** Content of the storage when the page opens. */
  readonly stored: 'signedOut' | 'expired'
  /** Earlier events of the session. */
  readonly before?: (session: Session) => void
}

function Page({ stored, before, ...props }: PageProps) {
  const [session] = useState(() => {
    const created = mockSession(stored)
    before?.(created)
    return created
  })
  return <SessionFeature session={session} {...props} />
}

const navigate = fn()

/** Signing in, `/WebLogin`. */
const meta = {
  id: 'features-session-signin',
  title: 'Features/Session/SignIn 登录',
  component: Page,
  decorators: [withFeature(sessionAnswers)],
  parameters: { layout: 'fullscreen' },
  args: { stored: 'signedOut', onLeave: fn(), extent: 'window' },
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const answers = (...given: readonly ReturnType<typeof answer>[]) => ({
  feature: { answers: given, host: { navigate, location: { pathname: pagePaths.signIn, search: '' } } },
})
const at = (search: string, ...given: readonly ReturnType<typeof answer>[]) => ({
  feature: { answers: given, host: { navigate, location: { pathname: pagePaths.signIn, search } } },
})

const workRequired = answer(operations.getFailedCount, {
  ...freeStanding,
  failedCount: 3,
  captchaRequired: true,
})

async function typeAndSend(canvas: Canvas, password = 'Atrium@2026') {
  await userEvent.type(canvas.getByLabelText(texts.account), '13800000001')
  await userEvent.type(canvas.getByLabelText(texts.password), password)
  await userEvent.click(canvas.getByRole('button', { name: texts.signIn }))
}

/** Nothing is typed yet. */
export const Pristine: Story = {
  parameters: answers(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: texts.signIn })).toBeVisible()
    await expect(canvas.getByLabelText(texts.account)).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText(texts.password)).toHaveAttribute('autocomplete', 'current-password')
    await expect(canvas.queryByRole('button', { name: proofTexts.startWork })).toBeNull()
    await waitFor(() => expect(canvas.getByLabelText(texts.account)).toHaveFocus())
  },
}

/** Somebody who is using another part of the host's page is not interrupted. */
export const FocusElsewhere: Story = {
  parameters: answers(),
  decorators: [
    (Story) => (
      <>
        <button type="button" ref={(button) => button?.focus()}>
          帮助
        </button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByLabelText(texts.account)
    await expect(canvas.getByRole('button', { name: '帮助' })).toHaveFocus()
  },
}

/** Submitted empty: each field shows its error, and the first one has the focus. */
export const Invalid: Story = {
  parameters: answers(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.signIn }))
    await expect(canvas.getByText(texts.accountRequired)).toBeVisible()
    await expect(canvas.getByText(texts.passwordRequired)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(texts.account)).toHaveFocus())
  },
}

/** Being sent; it can't be sent twice. */
export const Submitting: Story = {
  parameters: answers(never(operations.signIn)),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.signIn })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The service refused: the input stays. */
export const Rejected: Story = {
  parameters: answers(refuse(operations.signIn, sessionRefusals.wrongCredentials)),
  play: async ({ canvas }) => {
    await typeAndSend(canvas, 'wrong')
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.wrongCredentials))).toBeVisible()
    await expect(canvas.getByLabelText(texts.account)).toHaveValue('13800000001')
    await expect(canvas.getByLabelText(texts.password)).toHaveValue('wrong')
    await waitFor(() => expect(canvas.getByLabelText(texts.password)).toHaveFocus())
  },
}

/** No network. */
export const Offline: Story = {
  parameters: answers(fail(operations.getPublicKey, 'offline')),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await expect(await canvas.findByText(shared.offline)).toBeVisible()
    await expect(canvas.getByLabelText(texts.password)).toHaveValue('Atrium@2026')
  },
}

const proofRequired = refuse(operations.signIn, sessionRefusals.verificationRequired)

/** After three failures, the browser must do some work first. */
export const WorkRequired: Story = {
  parameters: answers(proofRequired, workRequired),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.verificationRequired))).toBeVisible()
    const start = await canvas.findByRole('button', { name: proofTexts.startWork })
    await waitFor(() => expect(start).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: texts.signIn }))
    await expect(canvas.getByText(proofTexts.workRequired)).toBeVisible()
    await userEvent.click(start)
    await expect(await canvas.findByText(proofTexts.workDone)).toBeVisible()
  },
}

/** The proof of work is no longer valid: it is done again automatically, and the rest stays. */
export const WorkRejected: Story = {
  parameters: answers(refuse(operations.signIn, sessionRefusals.verificationWrong), workRequired),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: proofTexts.startWork }))
    await canvas.findByText(proofTexts.workDone)
    await userEvent.click(canvas.getByRole('button', { name: texts.signIn }))
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.verificationWrong))).toBeVisible()
    await expect(await canvas.findByText(proofTexts.workDone)).toBeVisible()
    await expect(canvas.getByLabelText(texts.password)).toHaveValue('Atrium@2026')
  },
}

/** So much work that the end is unknown: the form stays usable, and the work can be cancelled. */
export const Working: Story = {
  parameters: answers(
    proofRequired,
    workRequired,
    answer(operations.getWorkChallenge, {
      challengeId: 'work',
      salt: 'work',
      difficulty: 32,
      expiresAt: '2026-11-20T02:05:00.000Z',
    }),
  ),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: proofTexts.startWork }))
    await expect(await canvas.findByRole('progressbar', { name: proofTexts.working })).toBeVisible()
    await expect(
      await canvas.findByText(
        new RegExp(`^${proofTexts.workLeft(7).replace('7', '\\d+')}$`),
        {},
        { timeout: 10_000 },
      ),
    ).toBeVisible()
    await userEvent.type(canvas.getByLabelText(texts.password), '!')
    await expect(canvas.getByLabelText(texts.password)).toHaveValue('Atrium@2026!')
    await userEvent.click(canvas.getByRole('button', { name: proofTexts.cancelWork }))
    await expect(canvas.getByRole('button', { name: proofTexts.startWork })).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** The work could not start. */
export const WorkFails: Story = {
  parameters: answers(proofRequired, workRequired, fail(operations.getWorkChallenge, 'offline')),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: proofTexts.startWork }))
    await expect(await canvas.findByText(proofTexts.workFailed(shared.offline))).toBeVisible()
  },
}

/** Too many failures: the button counts down. Another account isn't affected. */
export const Locked: Story = {
  parameters: answers(
    refuse(operations.signIn, sessionRefusals.locked({ seconds: 900 })),
    answer(operations.getFailedCount, {
      failedCount: 10,
      captchaRequired: true,
      lockedUntil: '2026-11-20T02:15:00.000Z',
      retryAfterSeconds: 900,
    }),
  ),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await expect(await canvas.findByText(texts.locked)).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: new RegExp(texts.wait('1[45]:\\d\\d')) }),
    ).toBeDisabled()
    await userEvent.type(canvas.getByLabelText(texts.account), '9')
    await expect(canvas.getByRole('button', { name: texts.signIn })).toBeEnabled()
    await userEvent.type(canvas.getByLabelText(texts.account), '{Backspace}')
  },
}

/** Shows the reason: the account was signed in on another terminal. */
export const SignedInElsewhere: Story = {
  parameters: answers(),
  args: { stored: 'expired', before: (session) => session.onSignedInElsewhere('refused', undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.signedInElsewhere)).toBeVisible()
  },
}

/** The account of an expired session is filled in. */
export const KnownAccount: Story = {
  parameters: answers(),
  args: { stored: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(texts.account)).toHaveValue('13800000001')
    await waitFor(() => expect(canvas.getByLabelText(texts.password)).toHaveFocus())
  },
}

export const CapsLock: Story = {
  parameters: answers(),
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(texts.password)
    await userEvent.click(password)
    const press = (on: boolean) =>
      password.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: on }))
    press(true)
    await expect(await canvas.findByText(texts.capsLock)).toBeVisible()
  },
}

const calls: RecordedCall[] = []

/** Signs in by keyboard only, and returns to the original page. The password is sent sealed. */
export const SignInSucceeds: Story = {
  parameters: {
    feature: { ...at('fromroute=%2FcomMbManage%3Fpage%3D2').feature, calls },
  },
  beforeEach: () => void calls.splice(0),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(texts.account), '13800000001')
    await userEvent.tab()
    await userEvent.keyboard('Atrium@2026{Enter}')
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`${pagePaths.memberManagement}?page=2`, { replace: true }),
    )
    const sent = calls.find(({ operation }) => operation === 'signIn')
    await expect(JSON.stringify(sent)).not.toContain('Atrium@2026')
    await expect(sent?.query).toEqual({ isWebClient: 'true' })
  },
}

/** A typed mobile number can get a code, with one press; the number goes along. */
export const CodeInstead: Story = {
  parameters: answers(),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(texts.account), '1380000000')
    await expect(canvas.queryByRole('link', { name: texts.codeInstead })).toBeNull()
    await userEvent.type(canvas.getByLabelText(texts.account), '1')
    await userEvent.click(canvas.getByRole('link', { name: texts.codeInstead }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(`${pagePaths.signIn}?way=code`))
  },
}

/** A return address on a registered origin leaves the page. */
export const ReturnsToRegisteredOrigin: Story = {
  parameters: at('direct=https%3A%2F%2Fdesign.example%2Fplans'),
  play: async ({ canvas, args }) => {
    await typeAndSend(canvas)
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('https://design.example/plans'))
  },
}

/** A return address on any other origin is ignored. */
export const IgnoresForeignReturn: Story = {
  parameters: at('direct=https%3A%2F%2Fevil.example'),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }))
  },
}

let behind: Session

/** Another page is already open and its code is loading: it isn't left for the start page. */
export const StaysOnceBehind: Story = {
  parameters: { feature: { host: { navigate, location: { pathname: pagePaths.ownMessages, search: '' } } } },
  args: {
    before: (created) => {
      behind = created
    },
  },
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await waitFor(() => expect(behind.getState().state).toBe('signedIn'))
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.signIn })).toBeEnabled())
    await expect(navigate).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = {
  ...Rejected,
  globals: { viewport: { value: 'phone' } },
}

const mail = 'shen.zhiyuan@yunzhu.example'
const ofCompany = answer(companySignIn.findWayIn, { company: someCompanyWay })
const wayIn = () => companyTexts.wayIn(someCompanyWay.companyName)

/** A mail address of a company that signs its people in itself: its sign-in takes the password's place. */
export const CompanyIsFound: Story = {
  parameters: answers(ofCompany),
  args: { fragment: '' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(texts.account), mail)
    await userEvent.tab()
    const button = await canvas.findByRole('button', { name: wayIn() })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.queryByLabelText(texts.password)).toBeNull()
    await expect(canvas.getByLabelText(texts.account)).toHaveValue(mail)
  },
}

/** Enter leads straight to the company's identity provider. */
export const CompanyAtOnce: Story = {
  parameters: answers(ofCompany),
  args: { fragment: '' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(texts.account), `${mail}{Enter}`)
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenCalledWith('https://login.yunzhu.example/authorize?state=state-1'),
    )
  },
}

/** Another way stays possible, also after the company was found. */
export const CompanyIsDeclined: Story = {
  parameters: answers(ofCompany),
  args: { fragment: '' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(texts.account), mail)
    await userEvent.tab()
    await userEvent.click(await canvas.findByRole('button', { name: companyTexts.offTheWay }))
    await expect(await canvas.findByLabelText(texts.password)).toBeVisible()
  },
}

/** The browser filled in both fields: the password signs in, as ever. */
export const BothFilledIn: Story = {
  parameters: answers(ofCompany),
  args: { fragment: '' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(texts.password), 'Atrium@2026')
    await userEvent.type(canvas.getByLabelText(texts.account), `${mail}{Enter}`)
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }))
  },
}

/** The service doesn't answer in time: the own ways go on. */
export const CompanyIsUnknown: Story = {
  parameters: answers(never(companySignIn.findWayIn)),
  args: { fragment: '' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(texts.account), `${mail}{Enter}`)
    await expect(await canvas.findByText(texts.passwordRequired, {}, { timeout: 5_000 })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(texts.password)).toHaveFocus())
  },
}

/** The company's sign-in can't be started. */
export const CompanyFails: Story = {
  parameters: answers(
    ofCompany,
    refuse(companySignIn.beginCompanySignIn, companySignInRefusals.connectionOff),
  ),
  args: { fragment: '' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(texts.account), `${mail}{Enter}`)
    await expect(await canvas.findByText(sentenceOf(companySignInRefusals.connectionOff))).toBeVisible()
    await expect(canvas.getByRole('button', { name: companyTexts.offTheWay })).toBeEnabled()
  },
}
