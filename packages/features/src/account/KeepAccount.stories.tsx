import { deregistrationContract as operations } from '@atrium/contracts/account/deregistration/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { fail, type RecordedCall, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { deregistrationMessages } from './deregistration/messages'
import { KeepAccount } from './KeepAccount'
import { accountAnswers } from './mocks'

const texts = textsOf(deregistrationMessages)
const onLeave = fn()
const notify = fn()
const calls: RecordedCall[] = []

/** After a sign-in while the account is about to end. */
const meta = {
  id: 'features-account-keepaccount',
  title: 'Features/Account/KeepAccount 保留账号',
  component: KeepAccount,
  args: { endsAt: '2026-11-27T02:00:00.000Z', onLeave },
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { calls, host: { notify } } },
  beforeEach: () => {
    onLeave.mockClear()
    notify.mockClear()
    calls.length = 0
  },
} satisfies Meta<typeof KeepAccount>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('alertdialog', { name: texts.endingTitle }))

export const Ready: Story = {
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: texts.keep })).toBeEnabled()
  },
}

export const Failed: Story = {
  parameters: {
    feature: { calls, host: { notify }, answers: [fail(operations.keepAccount, 'unavailable')] },
  },
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: texts.keep }))
    await expect(await (await dialog()).findByRole('alert')).toBeVisible()
    await expect(onLeave).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const KeepSucceeds: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: texts.keep }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.kept }))
    await expect(calls).toContainEqual(expect.objectContaining({ operation: 'keepAccount' }))
    await expect(onLeave).not.toHaveBeenCalled()
  },
}

export const LeaveSucceeds: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: texts.leave }))
    await expect(onLeave).toHaveBeenCalled()
  },
}
