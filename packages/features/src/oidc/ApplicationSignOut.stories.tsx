import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { Failure } from '../shared/wire/Failure'
import { ApplicationSignOut } from './ApplicationSignOut'
import { applicationSignOutMessages, oidcFrameMessages } from './messages'

const texts = textsOf(applicationSignOutMessages)
const frame = textsOf(oidcFrameMessages)
const shared = textsOf(sharedMessages)
const name = '空间结构云'
const asks = `xsrf=secret&application=${encodeURIComponent(name)}`
const path = '/oauth/logout/confirm'

/** A sign-out that an application began, `/applicationSignOut`. */
const meta = {
  id: 'features-oidc-applicationsignout',
  title: 'Features/Oidc/ApplicationSignOut 应用退出登录',
  component: ApplicationSignOut,
  args: {
    fragment: asks,
    isSignedIn: true,
    onSend: fn(async () => 'https://app.example/'),
    onSignedOut: fn(async () => true),
    onLeave: fn(),
  },
  decorators: [withFeature([])],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ApplicationSignOut>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const press = async (canvas: Canvas, button: string) =>
  userEvent.click(await canvas.findByRole('button', { name: button }))

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.asking })).toBeVisible()
    await expect(canvas.getByText(texts.askingText(name))).toBeVisible()
  },
}

export const Submitting: Story = {
  args: { fragment: `${asks}&sure=1`, onSend: fn(() => new Promise<string>(() => {})) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.signingOut })).toBeVisible()
  },
}

/** The provider no longer takes this page's form: the session here goes on. */
export const Rejected: Story = {
  args: { onSend: fn(async () => `${pagePaths.applicationSignIn}#error=invalid_request`) },
  play: async ({ canvas, args }) => {
    await press(canvas, texts.signOut)
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenCalledWith(`${pagePaths.applicationSignIn}#error=invalid_request`),
    )
    await expect(args.onSignedOut).not.toHaveBeenCalled()
  },
}

export const Saved: Story = {
  args: { fragment: 'done=1', isSignedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.signedOut })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.signInAgain })).toBeVisible()
  },
}

export const SignOutSucceeds: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, texts.signOut)
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('https://app.example/'))
    await expect(args.onSend).toHaveBeenCalledWith({ path, fields: { xsrf: 'secret', logout: 'yes' } })
    await expect(args.onSignedOut).toHaveBeenCalled()
  },
}

export const SignOutFails: Story = {
  args: { onSend: fn(() => Promise.reject(new Failure('offline'))) },
  play: async ({ canvas, args }) => {
    await press(canvas, texts.signOut)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(shared.offline)
    await expect(args.onSignedOut).not.toHaveBeenCalled()
  },
}

export const StaySucceeds: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, texts.stay)
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('https://app.example/'))
    await expect(args.onSend).toHaveBeenCalledWith({ path, fields: { xsrf: 'secret' } })
    await expect(args.onSignedOut).not.toHaveBeenCalled()
  },
}

/** The application has proven for whom it asks: nobody is asked, and it is sent once. */
export const Sure: Story = {
  args: { fragment: `${asks}&sure=1` },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('https://app.example/'))
    await expect(args.onSend).toHaveBeenCalledTimes(1)
    await expect(args.onSignedOut).toHaveBeenCalled()
  },
}

export const SureFails: Story = {
  args: { fragment: `${asks}&sure=1`, onSend: fn(() => Promise.reject(new Failure('offline'))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(shared.offline)
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeEnabled()
  },
}

/** Signed out of the application only. */
export const Stayed: Story = {
  args: { fragment: `done=1&application=${encodeURIComponent(name)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.signedOutOf(name) })).toBeVisible()
    await expect(canvas.getByRole('link', { name: frame.home })).toBeVisible()
  },
}

/** Nobody can sign people out by a link alone. */
export const Lost: Story = {
  args: { fragment: '' },
  play: async ({ canvas, args }) => {
    const out = await canvas.findByRole('link', { name: texts.signOutHere })
    await expect(out).toHaveAttribute('href', expect.stringMatching(`${pagePaths.signOut}$`))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: { fragment: `xsrf=secret&application=${'空间结构分析与设计'.repeat(20)}` },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
