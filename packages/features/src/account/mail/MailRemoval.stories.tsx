import { mailContract as operations } from '@atrium/contracts/account/mail/contract'
import { mailRefusals } from '@atrium/contracts/account/mail/refusals'
import { accountRefusals } from '@atrium/contracts/account/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, fail, never, refuse, withFeature } from '../../shared/stories/mocks'
import { startingWith } from '../../shared/stories/patterns'
import { expectNotice } from '../../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { accountMessages } from '../messages'
import { accountAnswers, someHost } from '../mocks'
import { AccountHostContext } from '../parts/AccountHost'
import { MailRemoval } from './MailRemoval'
import { mailMessages } from './messages'

const texts = textsOf(mailMessages)
const account = textsOf(accountMessages)
const shared = textsOf(sharedMessages)

/** Removes the person's email address. */
const meta = {
  id: 'features-account-mailremoval',
  title: 'Features/Account/MailRemoval 解绑邮箱',
  component: MailRemoval,
  args: { email: 'shen@example.com', onClose: fn() },
  decorators: [
    (Story) => (
      <AccountHostContext value={someHost}>
        <Story />
      </AccountHostContext>
    ),
    withFeature(accountAnswers),
  ],
} satisfies Meta<typeof MailRemoval>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: texts.remove }))
type Dialog = Awaited<ReturnType<typeof opened>>

const password = (dialog: Dialog) => dialog.findByLabelText(startingWith(account.password))
const send = (dialog: Dialog) => dialog.getByRole('button', { name: texts.remove })

async function remove() {
  const dialog = await opened()
  await userEvent.type(await password(dialog), 'Atrium@2026{Enter}')
  return dialog
}

/** It shows the consequences. */
export const Pristine: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    await expect(await dialog.findByText(texts.removeHint(args.email))).toBeVisible()
    await expect(await password(dialog)).toHaveValue('')
  },
}

export const Invalid: Story = {
  play: async () => {
    const dialog = await opened()
    await userEvent.click(send(dialog))
    await expect(await dialog.findByText(account.passwordRequired)).toBeVisible()
    await waitFor(async () => expect(await password(dialog)).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.removeMail)),
  play: async () => {
    const dialog = await remove()
    await waitFor(() => expect(send(dialog)).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.removeMail, accountRefusals.wrongPassword)),
  play: async () => {
    const dialog = await remove()
    await expect(await dialog.findByText(sentenceOf(accountRefusals.wrongPassword))).toBeVisible()
    await waitFor(async () => expect(await password(dialog)).toHaveFocus())
  },
}

/** Another page removed it first. */
export const NotBound: Story = {
  parameters: answering(refuse(operations.removeMail, mailRefusals.mailNotBound)),
  play: async () => {
    const dialog = await remove()
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(sentenceOf(mailRefusals.mailNotBound)),
    )
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.removeMail, 'offline')),
  play: async () => {
    const dialog = await remove()
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(shared.offline))
    await expect(await password(dialog)).toHaveValue('Atrium@2026')
  },
}

export const Saved: Story = {
  play: async (story) => {
    await remove()
    await expectNotice(story, texts.removed)
    await expect(story.args.onClose).toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: { email: `${'structural.engineering.'.repeat(3)}shen@example.com` },
  play: Pristine.play,
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
