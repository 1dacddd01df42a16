import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { Failure } from '../shared/wire/Failure'
import { DeviceSignIn } from './DeviceSignIn'
import { deviceSignInMessages } from './messages'

const texts = textsOf(deviceSignInMessages)
const shared = textsOf(sharedMessages)
const next = `${pagePaths.deviceSignIn}#xsrf=secret&code=WDJB-MJHT`
const confirming =
  'xsrf=secret&code=WDJB-MJHT&application=%E7%A9%BA%E9%97%B4%E7%BB%93%E6%9E%84&address=203.0.113.24'

/** Signing in on a device that shows a code, `/deviceSignIn`. */
const meta = {
  id: 'features-oidc-devicesignin',
  title: 'Features/Oidc/DeviceSignIn 登录设备',
  component: DeviceSignIn,
  args: { fragment: 'xsrf=secret', onSend: fn(async () => next), onLeave: fn() },
  decorators: [withFeature([])],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DeviceSignIn>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas) => canvas.findByLabelText(texts.code)

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await field(canvas)).toHaveFocus())
  },
}

export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await field(canvas), 'wdjb{Enter}')
    await expect(await canvas.findByText(texts.codeLength)).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { onSend: fn(() => new Promise<string>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), 'wdjbmjht{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.next })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The provider doesn't know the code, which stays in the field. */
export const Rejected: Story = {
  args: { fragment: 'xsrf=secret&error=unknown&code=WDJB-MJHT' },
  play: async ({ canvas }) => {
    await expect(await field(canvas)).toHaveValue('WDJB-MJHT')
    await expect(canvas.getByText(texts.unknown)).toBeVisible()
  },
}

export const Saved: Story = {
  args: { fragment: 'done=1&application=%E7%A9%BA%E9%97%B4%E7%BB%93%E6%9E%84' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.doneTitle })).toBeVisible()
    await expect(canvas.getByText(texts.doneText('空间结构'))).toBeVisible()
  },
}

/** Typed in small letters, or pasted with spaces, it is the same code. */
export const CodeSucceeds: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await field(canvas))
    await userEvent.paste(' wdjb mjht ')
    await expect(await field(canvas)).toHaveValue('WDJB-MJHT')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(next))
    await expect(args.onSend).toHaveBeenCalledWith({
      path: '/device',
      fields: { xsrf: 'secret', user_code: 'WDJB-MJHT' },
    })
  },
}

export const CodeFails: Story = {
  args: { onSend: fn(() => Promise.reject(new Failure('offline'))) },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), 'wdjbmjht{Enter}')
    await expect(await canvas.findByText(shared.offline)).toBeVisible()
    await expect(await field(canvas)).toHaveValue('WDJB-MJHT')
  },
}

export const Expired: Story = {
  args: { fragment: 'xsrf=secret&error=expired&code=WDJB-MJHT' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.expired)).toBeVisible()
  },
}

export const Refused: Story = {
  args: { fragment: 'xsrf=secret&error=refused' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.refused)).toBeVisible()
  },
}

/** Before anybody is signed in: is it their own device? */
export const Confirming: Story = {
  args: { fragment: confirming },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.confirmTitle('空间结构') })).toBeVisible()
    await expect(canvas.getByText('WDJB-MJHT')).toBeVisible()
  },
}

export const ConfirmSucceeds: Story = {
  args: { fragment: confirming },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.confirm }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(next))
    await expect(args.onSend).toHaveBeenCalledWith({
      path: '/device',
      fields: { xsrf: 'secret', user_code: 'WDJB-MJHT', confirm: 'yes' },
    })
  },
}

export const ConfirmFails: Story = {
  args: { fragment: confirming, onSend: fn(() => Promise.reject(new Failure('timeout'))) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.confirm }))
    await expect(await canvas.findByText(shared.timeout)).toBeVisible()
  },
}

export const AbortSucceeds: Story = {
  args: { fragment: confirming },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.abort }))
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        path: '/device',
        fields: { xsrf: 'secret', user_code: 'WDJB-MJHT', abort: 'yes' },
      }),
    )
  },
}

/** Somebody typed this page's address: the provider leads back with what its form needs. */
export const Beginning: Story = {
  args: { fragment: '' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('/device'))
  },
}

export const LongText: Story = {
  args: {
    fragment: `xsrf=secret&code=WDJB-MJHT&application=${'空间结构分析与设计'.repeat(20)}&address=2001:db8::1`,
  },
}

export const Narrow: Story = { ...Confirming, globals: { viewport: { value: 'phone' } } }
