import {
  secondStepSetUpContract as operations,
  passkeyNameLength,
} from '@atrium/contracts/secondStep/contract'
import { secondStepRefusals } from '@atrium/contracts/secondStep/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { passkeyMessages } from '../../shared/passkey/messages'
import { answer, answering, fail, never, refuse, withFeature } from '../../shared/stories/mocks'
import { startingWith } from '../../shared/stories/patterns'
import { expectNotice } from '../../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { secondStepMessages } from '../messages'
import { secondStepAnswers, somePasskeyBegun } from '../mocks'
import { PasskeyDialog } from './PasskeyDialog'

const texts = textsOf(secondStepMessages)
const passkeys = textsOf(passkeyMessages)
const shared = textsOf(sharedMessages)

const begun = answer(operations.beginPasskey, somePasskeyBegun)

/** Adds or renames a passkey. */
const meta = {
  id: 'features-secondstep-passkeydialog',
  title: 'Features/SecondStep/PasskeyDialog 添加通行密钥',
  component: PasskeyDialog,
  args: { onClose: fn() },
  decorators: [withFeature([...secondStepAnswers, begun, answer(operations.addPasskey, true)])],
} satisfies Meta<typeof PasskeyDialog>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog'))
type Dialog = Awaited<ReturnType<typeof opened>>

const field = (dialog: Dialog) => dialog.findByLabelText(startingWith(texts.passkeyName))

async function add(name = '公司电脑') {
  const dialog = await opened()
  await userEvent.type(await field(dialog), `${name}{Enter}`)
  return dialog
}

const browser = () => spyOn(navigator.credentials, 'create')
const bytes = (length: number) => new Uint8Array(length).fill(7).buffer

export const Pristine: Story = {
  play: async () => {
    const dialog = await opened()
    await expect(await dialog.findByText(texts.addText)).toBeVisible()
    await expect(await field(dialog)).toHaveValue('')
  },
}

export const Invalid: Story = {
  play: async () => {
    const dialog = await add(' ')
    await expect(await dialog.findByText(texts.passkeyNameRequired)).toBeVisible()
  },
}

/** The browser asks the person. */
export const Submitting: Story = {
  play: async () => {
    browser().mockReturnValue(new Promise(() => {}))
    const dialog = await add()
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: texts.goOn })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The person cancelled, or it timed out. */
export const Rejected: Story = {
  play: async () => {
    browser().mockRejectedValue(new DOMException('', 'NotAllowedError'))
    const dialog = await add()
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(passkeys.declined))
    await expect(await field(dialog)).toHaveValue('公司电脑')
  },
}

/** This device already has a passkey of the account. */
export const Present: Story = {
  play: async () => {
    browser().mockRejectedValue(new DOMException('', 'InvalidStateError'))
    const dialog = await add()
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(passkeys.present))
  },
}

export const TooMany: Story = {
  parameters: answering(refuse(operations.beginPasskey, secondStepRefusals.tooManyPasskeys)),
  play: async () => {
    const dialog = await add()
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(sentenceOf(secondStepRefusals.tooManyPasskeys)),
    )
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.beginPasskey, 'offline')),
  play: async () => {
    const dialog = await add()
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(shared.offline))
  },
}

export const Saved: Story = {
  play: async (story) => {
    browser().mockResolvedValue({
      id: 'Bwc',
      rawId: bytes(2),
      type: 'public-key',
      response: {
        clientDataJSON: bytes(32),
        attestationObject: bytes(64),
        getTransports: () => ['internal'],
      },
      getClientExtensionResults: () => ({}),
      authenticatorAttachment: 'platform',
    } as unknown as Credential)
    await add()
    await expectNotice(story, texts.passkeyAdded)
    await expect(story.args.onClose).toHaveBeenCalled()
  },
}

const named = (name: string) => ({
  id: 'passkey-2',
  name,
  addedAt: '2026-03-01T03:00:00.000Z',
  usedAt: null,
  isSynced: true,
})

export const Renaming: Story = {
  args: { passkey: named('iPhone') },
  play: async () => {
    const dialog = await opened()
    await expect(await field(dialog)).toHaveValue('iPhone')
    await expect(dialog.queryByText(texts.addText)).toBeNull()
  },
}

export const RenamingSubmits: Story = {
  args: { passkey: named('iPhone') },
  parameters: answering(never(operations.renamePasskey)),
  play: async () => {
    const dialog = await add(' 二')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: texts.save })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** Another page removed it. */
export const RenamingFails: Story = {
  args: { passkey: named('iPhone') },
  parameters: answering(refuse(operations.renamePasskey, secondStepRefusals.passkeyMissing)),
  play: async () => {
    const dialog = await add(' 二')
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(sentenceOf(secondStepRefusals.passkeyMissing)),
    )
  },
}

/** A name of the maximum length; more can’t be typed. */
export const LongText: Story = {
  args: { passkey: named('办公室靠窗第三排的公司电脑'.repeat(4).slice(0, passkeyNameLength)) },
  play: async () => {
    const dialog = await opened()
    await userEvent.type(await field(dialog), '更多')
    const { value } = (await field(dialog)) as HTMLInputElement
    await expect(value).toHaveLength(passkeyNameLength)
  },
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
