import { pagePaths } from '@atrium/contracts/paths'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { socialContract as operations } from '@atrium/contracts/session/social/contract'
import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { answer, fail, never, type RecordedCall, refuse, withFeature } from '../../shared/stories/mocks'
import { expectNotice } from '../../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { sessionAnswers, someAsked, someone, someSocialUser } from '../mocks'
import { takingMessages } from '../secondStep/messages'
import { socialMessages } from './messages'
import { SocialPage } from './storySteps'

const texts = textsOf(socialMessages)
const taking = textsOf(takingMessages)
const shared = textsOf(sharedMessages)

const navigate = fn()
const calls: RecordedCall[] = []
const good = 'code=code-1&state=state-1'

/** Back from a provider, `/callback`. */
const meta = {
  id: 'features-session-callback',
  title: 'Features/Session/Callback 社交账号回调',
  component: SocialPage,
  args: { onLeave: fn(), at: pagePaths.socialCallback, kept: 'signIn', onNavigate: navigate },
  decorators: [withFeature(sessionAnswers)],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    navigate.mockClear()
    calls.splice(0)
  },
} satisfies Meta<typeof SocialPage>

export default meta
type Story = StoryObj<typeof meta>
type Given = ReturnType<typeof answer>

const arriving = (search: string, ...answers: readonly Given[]) => ({
  args: { at: `${pagePaths.socialCallback}?${search}` },
  parameters: { feature: { answers, calls } },
})
const binding = (search: string, ...answers: readonly Given[]) => ({
  args: { at: `${pagePaths.socialCallback}?${search}`, kept: 'bind', stored: 'signedIn' } as const,
  parameters: { feature: { answers, calls } },
})
/** The connection is lost the first time. */
function afterFailing(good: Given): Given {
  const first = fail(good.operation, 'offline')
  let asked = 0
  return {
    operation: good.operation,
    reset: () => {
      asked = 0
    },
    respond: (request) => (asked++ === 0 ? first : good).respond(request),
  }
}
const says =
  (because: () => string): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(because())).toBeVisible()
    const back = canvas.getByRole('link', { name: texts.backToSignIn })
    await expect(back).toHaveAttribute('href', `${pagePaths.signIn}?fromroute=%2FmyMessage`)
  }

export const Submitting: Story = {
  ...arriving(good, never(operations.exchangeSocialCode)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(texts.arrivingText)
  },
}

/** The person declined there. */
export const Declined: Story = {
  ...arriving('error=access_denied&state=state-1'),
  play: says(() => texts.declined),
}

/** The provider no longer knows the code. */
export const Rejected: Story = {
  ...arriving(good, refuse(operations.exchangeSocialCode, socialRefusals.providerRefused)),
  play: says(() => sentenceOf(socialRefusals.providerRefused)),
}

/** It took too long, or the answer was used before. */
export const Late: Story = {
  ...arriving(good, refuse(operations.exchangeSocialCode, socialRefusals.attemptLate)),
  play: says(() => sentenceOf(socialRefusals.attemptLate)),
}

/** A link from somebody else's attempt: the provider isn't asked. */
export const Foreign: Story = {
  ...arriving('code=code-1&state=theirs'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.foreign)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.backToSignIn })).toBeVisible()
    await expect(calls).toEqual([])
  },
}

export const Unreachable: Story = {
  ...arriving(good, refuse(operations.exchangeSocialCode, socialRefusals.providerUnreachable)),
  play: says(() => sentenceOf(socialRefusals.providerUnreachable)),
}

export const AccountLocked: Story = {
  ...arriving(good, refuse(operations.signInBySocialAccount, sessionRefusals.accountLocked)),
  play: says(() => sentenceOf(sessionRefusals.accountLocked)),
}

/** The connection is lost in between: completed steps aren't repeated. */
export const OfflineThenSignedIn: Story = {
  ...arriving(good, afterFailing(answer(operations.signInBySocialAccount, someone))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shared.offline)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.retry }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.ownMessages))
    await expect(calls.filter(({ operation }) => operation === 'exchangeSocialCode')).toHaveLength(1)
  },
}

/** Signed in and back at the original page; no code stays in the address. */
export const SignInSucceeds: Story = {
  ...arriving(good),
  play: async () => {
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.ownMessages))
    await expect(navigate.mock.calls[0]).toEqual([`${pagePaths.socialCallback}?fromroute=%2FmyMessage`])
  },
}

/** The account has a second step. */
export const SecondStep: Story = {
  ...arriving(
    good,
    refuse(operations.signInBySocialAccount, sessionRefusals.secondStepRequired({ asked: someAsked })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: taking.title })).toBeVisible()
    await userEvent.type(await canvas.findByLabelText(taking.code), '123456{Enter}')
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.ownMessages))
  },
}

/** Not connected to anybody yet. */
export const Unbound: Story = {
  ...arriving(good, answer(operations.exchangeSocialCode, { ...someSocialUser, ticket: 'ticket-1' })),
  play: async () => {
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`${pagePaths.socialBinding}?fromroute=%2FmyMessage`),
    )
  },
}

/** Started in the security centre: connected, and back there. */
export const BindSucceeds: Story = {
  ...binding(good),
  play: async (story) => {
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.security))
    await expectNotice(story, new RegExp(`^(${texts.bound('微信')}|${texts.bound('WeChat')})$`))
  },
}

/** It is connected to somebody else's account. */
export const BindFails: Story = {
  ...binding(good, refuse(operations.bindSocialAccount, socialRefusals.boundElsewhere)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentenceOf(socialRefusals.boundElsewhere))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.goBack })).toHaveAttribute('href', pagePaths.security)
  },
}

/** The session ended meanwhile. */
export const SignedOutMeanwhile: Story = {
  ...binding(good),
  args: { ...binding(good).args, stored: 'signedOut' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.signedOut)).toBeVisible()
    await expect(calls).toEqual([])
  },
}

export const Narrow: Story = { ...Foreign, globals: { viewport: { value: 'phone' } } }
