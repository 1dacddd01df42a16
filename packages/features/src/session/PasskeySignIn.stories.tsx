import { pagePaths } from '@atrium/contracts/paths'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { secondStepContract as operations } from '@atrium/contracts/session/secondStep/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fail, refuse, withFeature } from '../shared/stories/mocks'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { sessionMessages } from './messages'
import { sessionAnswers } from './mocks'
import { takingMessages } from './secondStep/messages'

import { SignedOutPage } from './storySteps'

const texts = textsOf(sessionMessages)
const taking = textsOf(takingMessages)
const shared = textsOf(sharedMessages)

const host = { location: { pathname: pagePaths.signIn, search: 'way=passkey' } }

/** Signing in with a passkey, `/WebLogin?way=passkey`. */
const meta = {
  id: 'features-session-passkeysignin',
  title: 'Features/Session/PasskeySignIn 通行密钥登录',
  component: SignedOutPage,
  decorators: [withFeature(sessionAnswers)],
  parameters: { layout: 'fullscreen', feature: { host } },
} satisfies Meta<typeof SignedOutPage>

export default meta
type Story = StoryObj<typeof meta>

/** There is nothing to type. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: taking.usePasskey })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: texts.byPasskey })).toHaveAttribute('aria-current', 'page')
  },
}

/** The service doesn't know the passkey. */
export const Rejected: Story = {
  parameters: {
    feature: { host, answers: [refuse(operations.askForPasskey, sessionRefusals.passkeyUnknown)] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: taking.usePasskey }))
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.passkeyUnknown))).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { feature: { host, answers: [fail(operations.askForPasskey, 'offline')] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: taking.usePasskey }))
    await expect(await canvas.findByText(shared.offline)).toBeVisible()
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
