import { billingContract as operations } from '@atrium/contracts/billing/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, fail, never, withFeature } from '../../shared/stories/mocks'
import { startingWith } from '../../shared/stories/patterns'
import { expectNotice } from '../../shared/stories/storySteps'
import { textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { billingMessages } from '../messages'
import { billingAnswers } from '../mocks'
import { AddressDialog } from './AddressDialog'

const texts = textsOf(billingMessages)
const shared = textsOf(sharedMessages)

const address = {
  id: 'address-1',
  addressee: '沈知远',
  phone: '13800000001',
  province: '上海市',
  city: '上海市',
  district: '杨浦区',
  detailedAddress: '国康路88号16层',
  isDefault: false,
  version: 1,
}

/** The form of an address for paper invoices. */
const meta = {
  id: 'features-billing-addressdialog',
  title: 'Features/Billing/AddressDialog 编辑收票地址',
  component: AddressDialog,
  args: { address, onClose: fn() },
  decorators: [withFeature(billingAnswers)],
} satisfies Meta<typeof AddressDialog>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog'))
type Dialog = Awaited<ReturnType<typeof opened>>

const street = (dialog: Dialog) => dialog.getByLabelText(startingWith(texts.detailedAddress))
const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: shared.save }))

async function change() {
  const dialog = await opened()
  await userEvent.type(street(dialog), ' A座')
  await save(dialog)
  return dialog
}

export const Pristine: Story = {
  play: async () => {
    const dialog = await opened()
    await expect(street(dialog)).toHaveValue(address.detailedAddress)
    await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  },
}

export const Invalid: Story = {
  args: { address: undefined },
  play: async () => {
    const dialog = await opened()
    await userEvent.type(dialog.getByLabelText(startingWith(texts.phone)), '12')
    await save(dialog)
    for (const words of [
      texts.addresseeRequired,
      texts.phoneInvalid,
      texts.regionRequired,
      texts.addressRequired,
    ])
      await expect(await dialog.findByText(words)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.editAddress)),
  play: async () => {
    const dialog = await change()
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: shared.save })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** Another page deleted it: the typed values stay, and can be added again. */
export const Rejected: Story = {
  parameters: answering(fail(operations.editAddress, 'missing')),
  play: async () => {
    const dialog = await change()
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
    await expect(street(dialog)).toHaveValue(`${address.detailedAddress} A座`)
  },
}

export const Saved: Story = {
  play: async (story) => {
    await change()
    await expectNotice(story, texts.saved)
    await expect(story.args.onClose).toHaveBeenCalled()
  },
}
