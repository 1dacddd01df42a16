import { secondStepSetUpContract as operations } from '@atrium/contracts/secondStep/contract'
import { secondStepRefusals } from '@atrium/contracts/secondStep/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, fail, hold, never, refuse, withFeature } from '../../shared/stories/mocks'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { secondStepMessages } from '../messages'
import { secondStepAnswers, someAuthenticator } from '../mocks'
import { AuthenticatorDialog } from './AuthenticatorDialog'

const texts = textsOf(secondStepMessages)
const shared = textsOf(sharedMessages)

/** Turns on two-step sign-in with an authenticator app. */
const meta = {
  id: 'features-secondstep-authenticatordialog',
  title: 'Features/SecondStep/AuthenticatorDialog 开启两步验证',
  component: AuthenticatorDialog,
  args: { account: '13800000001', onClose: fn() },
  decorators: [withFeature(secondStepAnswers)],
} satisfies Meta<typeof AuthenticatorDialog>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: texts.setUpTitle }))
type Dialog = Awaited<ReturnType<typeof opened>>

const field = (dialog: Dialog) => dialog.findByLabelText(texts.setUpCode)
const confirm = (dialog: Dialog) => dialog.getByRole('button', { name: texts.confirm })

async function typeCode(code: string) {
  const dialog = await opened()
  await userEvent.type(await field(dialog), `${code}{Enter}`)
  return dialog
}

export const Loading: Story = {
  parameters: answering(never(operations.beginAuthenticator)),
  play: async () => {
    const dialog = await opened()
    await expect(await dialog.findByRole('status', { name: shared.loading })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(confirm(dialog)).toBeDisabled()
  },
}

/** The secret can't be loaded; it can be requested again. */
export const Failed: Story = {
  parameters: answering(fail(operations.beginAuthenticator, 'unavailable')),
  play: async () => {
    const dialog = await opened()
    await expect(await dialog.findByText(texts.setUpFailed)).toBeVisible()
    await expect(dialog.getByRole('button', { name: shared.retry })).toBeEnabled()
    await expect(confirm(dialog)).toBeDisabled()
  },
}

const begun = hold(operations.beginAuthenticator, someAuthenticator)

/** The dialog opens and takes the focus before the service has answered. */
export const Pristine: Story = {
  parameters: answering(begun),
  play: async () => {
    const dialog = await opened()
    begun.release()
    await expect(await dialog.findByRole('img', { name: texts.qr })).toBeVisible()
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await expect(confirm(dialog)).toBeEnabled()
  },
}

export const Invalid: Story = {
  play: async () => {
    const dialog = await typeCode('12345')
    await expect(await dialog.findByText(texts.codeRequired)).toBeVisible()
    await waitFor(async () => expect(await field(dialog)).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.confirmAuthenticator)),
  play: async () => {
    const dialog = await typeCode('123456')
    await waitFor(() => expect(confirm(dialog)).toHaveAttribute('aria-busy', 'true'))
    await userEvent.keyboard('{Escape}')
    await expect(confirm(dialog)).toBeVisible()
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.confirmAuthenticator, secondStepRefusals.codeWrong)),
  play: async () => {
    const dialog = await typeCode('000000')
    await expect(await dialog.findByText(sentenceOf(secondStepRefusals.codeWrong))).toBeVisible()
    await expect(await field(dialog)).toHaveValue('000000')
  },
}

/** Another page turned it on first. */
export const AlreadyOn: Story = {
  parameters: answering(refuse(operations.confirmAuthenticator, secondStepRefusals.alreadyOn)),
  play: async () => {
    const dialog = await typeCode('123456')
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(sentenceOf(secondStepRefusals.alreadyOn)),
    )
  },
}

export const Offline: Story = {
  parameters: answering(fail(operations.confirmAuthenticator, 'offline')),
  play: async () => {
    const dialog = await typeCode('123456')
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(shared.offline))
    await expect(await field(dialog)).toHaveValue('123456')
  },
}

/** In the apps' format, with a space: the recovery codes appear. */
export const Saved: Story = {
  play: async () => {
    await typeCode('123 456')
    const codes = within(await screen.findByRole('dialog', { name: texts.saveTitle }))
    await waitFor(() => expect(codes.getAllByRole('listitem')).toHaveLength(10))
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
