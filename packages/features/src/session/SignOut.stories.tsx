import { pagePaths } from '@atrium/contracts/paths'
import { ssoContract as operations } from '@atrium/contracts/session/sso/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { answer, fail, mockFetch, never, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { sessionMessages, signOutMessages } from './messages'
import { mockSession, sessionAnswers } from './mocks'
import { SessionFeature } from './SessionFeature'

const signOutTexts = textsOf(signOutMessages)
const texts = textsOf(sessionMessages)

interface PageProps {
  /** The answer of the service. */
  readonly service: 'answers' | 'isSilent' | 'isUnreachable' | 'leadsOn'
  /** Whether another site may have led here. */
  readonly led: boolean
  readonly onLeave?: (address: string) => void
}

const elsewhere = 'https://design.example/after'

const answersOf = {
  answers: [],
  isSilent: [never(operations.ssoSignOut)],
  isUnreachable: [fail(operations.ssoSignOut, 'offline')],
  leadsOn: [answer(operations.ssoSignOut, ({ query }) => ({ returnUrl: query.returnUrl ?? null }))],
}

function Page({ service, led, onLeave }: PageProps) {
  const [session] = useState(() =>
    mockSession('signedIn', mockFetch([...sessionAnswers, ...answersOf[service]])),
  )
  return (
    <SessionFeature session={session} asksBeforeSignOut={led} extent="window" {...(onLeave && { onLeave })} />
  )
}

/** Signing out, `/logout`. */
const meta = {
  id: 'features-session-signout',
  title: 'Features/Session/SignOut 退出登录',
  component: Page,
  decorators: [withFeature(sessionAnswers)],
  parameters: {
    layout: 'fullscreen',
    feature: { host: { location: { pathname: pagePaths.signOut, search: '' } } },
  },
  args: { service: 'answers', led: false },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** Another site's link led here: nothing happens before the person confirms. */
export const Pristine: Story = {
  args: { led: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: signOutTexts.asking })).toBeVisible()
    await expect(canvas.getByRole('link', { name: signOutTexts.stay })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('button', { name: texts.signOut })).toBeEnabled()
  },
}

/** Back must not lead here again after the person stayed: that would count as a request to sign out. */
export const Stayed: Story = {
  args: { led: true },
  parameters: {
    feature: { host: { location: { pathname: pagePaths.signOut, search: '' }, navigate: fn() } },
  },
  play: async ({ canvas, parameters, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: signOutTexts.stay }))
    await expect(parameters.feature.host.navigate).toHaveBeenCalledWith('/', { replace: true })
  },
}

export const Agreed: Story = {
  args: { led: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.signOut }))
    await expect(await canvas.findByText(signOutTexts.signedOut)).toBeVisible()
  },
}

export const Submitting: Story = {
  args: { service: 'isSilent' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(signOutTexts.signingOut)).toBeVisible()
  },
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(signOutTexts.signedOut)).toBeVisible()
    await expect(canvas.getByRole('link', { name: signOutTexts.signInAgain })).toHaveAttribute(
      'href',
      pagePaths.signIn,
    )
  },
}

/** The service can't be reached: this browser forgets the tokens anyway, and tells which sessions stay open. */
export const Offline: Story = {
  args: { service: 'isUnreachable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(signOutTexts.signedOutHere)).toBeVisible()
    await expect(canvas.getByText(signOutTexts.signedOutHereText)).toBeVisible()
    await expect(canvas.getByRole('link', { name: signOutTexts.signInAgain })).toBeVisible()
  },
}

/** Another site that shares the sign-in led here, and the service allows the return there. */
export const LeadsOn: Story = {
  args: { service: 'leadsOn', onLeave: fn() },
  parameters: {
    feature: {
      host: {
        location: { pathname: pagePaths.signOut, search: `returnUrl=${encodeURIComponent(elsewhere)}` },
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(signOutTexts.signedOut)).toBeVisible()
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(elsewhere))
  },
}

export const Narrow: Story = { ...Saved, globals: { viewport: { value: 'phone' } } }
