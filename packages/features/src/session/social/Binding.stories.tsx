import { pagePaths } from '@atrium/contracts/paths'
import { sessionContract } from '@atrium/contracts/session/contract'
import { entryContract } from '@atrium/contracts/session/entry/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { socialContract as operations } from '@atrium/contracts/session/social/contract'
import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { codeMessages } from '../../shared/codes/messages'
import { answer, fail, never, type RecordedCall, refuse, withFeature } from '../../shared/stories/mocks'
import { startingWith } from '../../shared/stories/patterns'
import { expectNotice } from '../../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { entryMessages, passwordMessages, registrationMessages, sessionMessages } from '../messages'
import { sessionAnswers, someAsked, someSocialUser } from '../mocks'
import { takingMessages } from '../secondStep/messages'
import { socialMessages } from './messages'
import { SocialPage } from './storySteps'

const texts = textsOf(socialMessages)
const session = textsOf(sessionMessages)
const entry = textsOf(entryMessages)
const registration = textsOf(registrationMessages)
const codes = textsOf(codeMessages)
const taking = textsOf(takingMessages)
const passwords = textsOf(passwordMessages)
const shared = textsOf(sharedMessages)

const navigate = fn()
const calls: RecordedCall[] = []

/** A social account that isn't connected to anybody yet, `/callback/binding`. */
const meta = {
  id: 'features-session-binding',
  title: 'Features/Session/Binding 绑定账号',
  component: SocialPage,
  args: { onLeave: fn(), at: pagePaths.socialBinding, kept: 'ticket', onNavigate: navigate },
  decorators: [withFeature(sessionAnswers)],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    navigate.mockClear()
    calls.splice(0)
  },
} satisfies Meta<typeof SocialPage>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
type Given = ReturnType<typeof answer>

const at = (search: string, ...answers: readonly Given[]) => ({
  args: { at: `${pagePaths.socialBinding}?${search}` },
  parameters: { feature: { answers, calls } },
})
const here = (...answers: readonly Given[]) => at('fromroute=%2FmyMessage', ...answers)

async function signIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(session.account), '13800000001')
  await userEvent.type(canvas.getByLabelText(session.password), 'Atrium@2026')
  await userEvent.click(canvas.getByRole('button', { name: session.signIn }))
}
const bound = () => new RegExp(`^(${texts.bound('微信')}|${texts.bound('WeChat')})$`)

export const Loading: Story = {
  ...here(never(operations.getSocialUser)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  },
}

/** The ticket is too old: the person starts again. */
export const Failed: Story = {
  ...here(refuse(operations.getSocialUser, socialRefusals.ticketLate)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentenceOf(socialRefusals.ticketLate))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.backToSignIn })).toBeVisible()
  },
}

/** Shows the identity at the provider, and the accounts to connect it to. */
export const Pristine: Story = {
  ...here(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/青瓦/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expect(canvas.getByLabelText(session.account)).toBeVisible()
  },
}

/** A person who forgot the password comes back here with a new one, and can still connect. */
export const PasswordForgotten: Story = {
  ...here(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: session.forgot }))
    await expect(navigate).toHaveBeenCalledWith(
      `${pagePaths.recoverPassword}?fromroute=%2FmyMessage&way=binding`,
    )
    const password = await canvas.findByLabelText(`${passwords.newPassword}*`)
    await userEvent.type(canvas.getByLabelText(startingWith(entry.mobileOrMail)), '13712345678')
    await userEvent.type(canvas.getByLabelText(startingWith(codes.code)), '123456')
    await userEvent.type(password, 'Bridges-and-4-arches')
    await userEvent.click(canvas.getByRole('button', { name: entry.resetPassword }))
    // The form has such a link too, which is about to be removed.
    await canvas.findByRole('heading', { name: entry.recovered })
    await userEvent.click(canvas.getByRole('link', { name: entry.toSignIn }))
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expect(await canvas.findByLabelText(session.password)).toBeVisible()
  },
}

export const Submitting: Story = {
  ...here(never(operations.bindSocialAccount)),
  play: async ({ canvas }) => {
    await signIn(canvas)
    await expect(await canvas.findByRole('heading', { name: texts.binding })).toBeVisible()
  },
}

/** The password is wrong: shows the same message as the sign-in. */
export const Rejected: Story = {
  ...here(refuse(sessionContract.signIn, sessionRefusals.wrongCredentials)),
  play: async ({ canvas }) => {
    await signIn(canvas)
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.wrongCredentials))).toBeVisible()
  },
}

/** Signed in, connected, and back at the original page. */
export const Saved: Story = {
  ...here(),
  play: async (story) => {
    await signIn(story.canvas)
    await expectNotice(story, bound())
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.ownMessages))
  },
}

/** With a code; a person without an account registers here. */
export const ByCode: Story = {
  ...at('way=code', refuse(entryContract.signInByCode, sessionRefusals.accountMissing)),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(startingWith(entry.mobile)), '13800000009')
    await userEvent.type(canvas.getByLabelText(startingWith(codes.code)), '123456{Enter}')
    await expect(await canvas.findByRole('link', { name: entry.registerIt })).toHaveAttribute(
      'href',
      `${pagePaths.socialBinding}?way=new`,
    )
  },
}

/** The one registration form. */
export const ByNewAccount: Story = {
  ...at('way=new'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.registerAndBind })).toBeEnabled()
    await expect(canvas.getByLabelText(startingWith(registration.name))).toBeVisible()
  },
}

/** The account has a second step: nothing is connected before it. */
export const SecondStep: Story = {
  ...here(refuse(sessionContract.signIn, sessionRefusals.secondStepRequired({ asked: someAsked }))),
  play: async (story) => {
    await signIn(story.canvas)
    await userEvent.type(await story.canvas.findByLabelText(taking.code), '123456')
    await expect(calls.some(({ operation }) => operation === 'bindSocialAccount')).toBe(false)
    await userEvent.keyboard('{Enter}')
    await expectNotice(story, bound())
  },
}

/** The account already has another social account of this provider: the person continues without. */
export const BindFails: Story = {
  ...here(refuse(operations.bindSocialAccount, socialRefusals.otherBound)),
  play: async ({ canvas }) => {
    await signIn(canvas)
    await expect(await canvas.findByText(sentenceOf(socialRefusals.otherBound))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.goOn }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.ownMessages))
  },
}

/** The connection is lost in between: it is tried again. */
export const BindOffline: Story = {
  ...here(fail(operations.bindSocialAccount, 'offline')),
  play: async ({ canvas }) => {
    await signIn(canvas)
    await expect(await canvas.findByText(shared.offline)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.retry })).toBeEnabled()
  },
}

/** Without a ticket, leads to the sign-in. */
export const WithoutTicket: Story = {
  ...here(),
  args: { at: pagePaths.socialBinding, kept: undefined },
  play: async () => {
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(`${pagePaths.signIn}?way=social`))
  },
}

export const LongText: Story = here(
  answer(operations.getSocialUser, { ...someSocialUser, displayName: '飞檐走笔斗拱榫卯'.repeat(5) }),
)

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
