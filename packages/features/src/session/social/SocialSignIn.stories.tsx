import { pagePaths } from '@atrium/contracts/paths'
import { socialContract as operations } from '@atrium/contracts/session/social/contract'
import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { answer, fail, never, refuse, withFeature } from '../../shared/stories/mocks'
import { hasFailed } from '../../shared/stories/requestPlays'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { sessionMessages } from '../messages'
import { sessionAnswers } from '../mocks'
import { socialMessages } from './messages'
import { SocialPage } from './storySteps'

const texts = textsOf(socialMessages)
const session = textsOf(sessionMessages)

/** Signing in with a social account, `/WebLogin?way=social`. */
const meta = {
  id: 'features-session-socialsignin',
  title: 'Features/Session/SocialSignIn 社交账号登录',
  component: SocialPage,
  args: { onLeave: fn(), at: `${pagePaths.signIn}?way=social&fromroute=%2FmyMessage` },
  decorators: [withFeature(sessionAnswers)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SocialPage>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const answers = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given } })
const named = (zh: string, en: string) => new RegExp(`^(${texts.signInWith(zh)}|${texts.signInWith(en)})$`)
const wechat = (canvas: Canvas) => canvas.findByRole('button', { name: named('微信', 'WeChat') })

export const Loading: Story = {
  parameters: answers(never(operations.listSocialProviders)),
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('[data-slot=skeleton]')).toBeVisible()),
}

export const Empty: Story = {
  parameters: answers(answer(operations.listSocialProviders, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noProviders)).toBeVisible()
  },
}

/** A button for each provider, next to the other ways to sign in. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await wechat(canvas)).toBeEnabled()
    const way = canvas.getByRole('link', { name: session.bySocial })
    await expect(way).toHaveAttribute('aria-current', 'page')
  },
}

export const Failed: Story = {
  parameters: answers(fail(operations.listSocialProviders, 'offline')),
  play: hasFailed(() => texts.providersFailed),
}

/** Leaving for the provider. */
export const Submitting: Story = {
  parameters: answers(never(operations.beginSocialSignIn)),
  play: async ({ canvas }) => {
    await userEvent.click(await wechat(canvas))
    await waitFor(async () => expect(await wechat(canvas)).toHaveAttribute('aria-busy', 'true'))
  },
}

/** The provider is no longer offered. */
export const Rejected: Story = {
  parameters: answers(refuse(operations.beginSocialSignIn, socialRefusals.providerMissing)),
  play: async ({ canvas }) => {
    await userEvent.click(await wechat(canvas))
    await expect(await canvas.findByText(sentenceOf(socialRefusals.providerMissing))).toBeVisible()
    await expect(await wechat(canvas)).toBeEnabled()
  },
}

/** The whole page goes there. */
export const BeginSucceeds: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await wechat(canvas))
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenCalledWith('https://social.example/authorize?state=state-1'),
    )
  },
}

/** The service has no provider: this way isn't offered, even if the address names it. */
export const NotOffered: Story = {
  args: { hasSocial: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(session.account)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: session.bySocial })).toBeNull()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
