import { mailContract as operations } from '@atrium/contracts/account/mail/contract'
import { accountRefusals } from '@atrium/contracts/account/refusals'
import { codeRefusals } from '@atrium/contracts/shared/codes/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { codeMessages } from '../../shared/codes/messages'
import { answering, fail, never, refuse, withFeature } from '../../shared/stories/mocks'
import { startingWith } from '../../shared/stories/patterns'
import { expectNotice } from '../../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../../shared/texts/sharedMessages'
import { accountMessages } from '../messages'
import { accountAnswers, someHost } from '../mocks'
import { AccountHostContext } from '../parts/AccountHost'
import { MailDialog } from './MailDialog'
import { mailMessages } from './messages'

const texts = textsOf(mailMessages)
const account = textsOf(accountMessages)
const codes = textsOf(codeMessages)
const shared = textsOf(sharedMessages)
const components = textsOf(componentMessages)

/** Verifies the person's email address. */
const meta = {
  id: 'features-account-maildialog',
  title: 'Features/Account/MailDialog 验证邮箱',
  component: MailDialog,
  // In the toolbar's language, which arguments don't have.
  render: (args) => <MailDialog {...args} title={args.verified ? texts.change : texts.verify} />,
  args: { email: 'shen@example.com', verified: false, title: '', onClose: fn() },
  decorators: [
    (Story) => (
      <AccountHostContext value={someHost}>
        <Story />
      </AccountHostContext>
    ),
    withFeature(accountAnswers),
  ],
} satisfies Meta<typeof MailDialog>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog'))
type Dialog = Awaited<ReturnType<typeof opened>>

const field = (dialog: Dialog, label: string) => dialog.findByLabelText(startingWith(label))
const send = (dialog: Dialog) => dialog.getByRole('button', { name: texts.verify })

/** Fills in all fields and submits. */
async function fillIn({ password = 'Atrium@2026', code = '123456' } = {}) {
  const dialog = await opened()
  await userEvent.type(await field(dialog, account.password), password)
  await userEvent.type(await field(dialog, codes.code), code)
  await userEvent.click(send(dialog))
  return dialog
}

/** The address in the profile is most likely the one to verify. */
export const Pristine: Story = {
  play: async () => {
    const dialog = await opened()
    await expect(await field(dialog, texts.address)).toHaveValue('shen@example.com')
    await expect(dialog.getByRole('button', { name: codes.getCode })).toBeEnabled()
    await expect(dialog.getByText(texts.proveHint)).toBeVisible()
  },
}

/** Empty: a code can only be sent to an address. */
export const Empty: Story = {
  args: { email: '' },
  play: async () => {
    const dialog = await opened()
    await expect(await field(dialog, texts.address)).toHaveValue('')
    await expect(dialog.getByRole('button', { name: codes.getCode })).toBeDisabled()
  },
}

export const Invalid: Story = {
  args: { email: '' },
  play: async () => {
    const dialog = await opened()
    await userEvent.type(await field(dialog, texts.address), 'shen@')
    await userEvent.click(send(dialog))
    await expect(await dialog.findByText(texts.addressWrong)).toBeVisible()
    await expect(dialog.getByText(account.passwordRequired)).toBeVisible()
    await waitFor(async () => expect(await field(dialog, account.password)).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.verifyMail)),
  play: async () => {
    const dialog = await fillIn()
    await waitFor(() => expect(send(dialog)).toHaveAttribute('aria-busy', 'true'))
    await expect(dialog.getByRole('button', { name: shared.cancel })).toBeDisabled()
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.verifyMail, accountRefusals.wrongPassword)),
  play: async () => {
    const dialog = await fillIn()
    await expect(await dialog.findByText(sentenceOf(accountRefusals.wrongPassword))).toBeVisible()
    await waitFor(async () => expect(await field(dialog, account.password)).toHaveFocus())
  },
}

export const CodeIsWrong: Story = {
  parameters: answering(refuse(operations.verifyMail, codeRefusals.wrong)),
  play: async () => {
    const dialog = await fillIn()
    await waitFor(async () => expect(await field(dialog, codes.code)).toBeInvalid())
    await expect(await field(dialog, account.password)).toHaveValue('Atrium@2026')
  },
}

/** Nothing typed is lost. */
export const Failed: Story = {
  parameters: answering(fail(operations.verifyMail, 'offline')),
  play: async () => {
    const dialog = await fillIn()
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(shared.offline))
    await expect(await field(dialog, codes.code)).toHaveValue('123456')
  },
}

export const CodeNotSent: Story = {
  parameters: answering(fail(operations.sendMailCode, 'offline')),
  play: async () => {
    const dialog = await opened()
    await userEvent.click(await dialog.findByRole('button', { name: codes.getCode }))
    await expect(await dialog.findByText(shared.offline)).toBeVisible()
    await expect(dialog.getByRole('button', { name: codes.getCode })).toBeEnabled()
  },
}

export const Saved: Story = {
  play: async (story) => {
    await fillIn()
    await expectNotice(story, texts.done)
    await expect(story.args.onClose).toHaveBeenCalled()
  },
}

/** Closing asks before typed values are discarded. */
export const ClosingAsks: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.type(await field(dialog, account.password), 'Atrium@2026')
    await userEvent.click(dialog.getByRole('button', { name: shared.cancel }))
    const question = within(await screen.findByRole('alertdialog', { name: components.discardTitle }))
    await userEvent.click(question.getByRole('button', { name: components.keepEditing }))
    await expect(await field(dialog, account.password)).toHaveValue('Atrium@2026')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

const long = `${'structural.engineering.'.repeat(3)}shen@example.com`

export const LongText: Story = {
  args: { email: long, verified: true },
  play: async () => {
    const dialog = await opened()
    await expect(await dialog.findByText(texts.changeHint(long))).toBeVisible()
  },
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
