import { borrowingContract as operations } from '@atrium/contracts/borrowing/contract'
import { borrowingRefusals } from '@atrium/contracts/borrowing/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { borrowingMessages } from './messages'
import { answerOwn, borrowingAnswers, resetBorrowing, someFile, someOwn } from './mocks'
import { OwnDevices } from './OwnDevices'

const texts = textsOf(borrowingMessages)
const [first, second] = someOwn.devices.map(({ mid }) => mid) as [string, string]

/** The devices of one of the person's licences, from the list of these. */
const meta = {
  id: 'features-borrowing-owndevices',
  title: 'Features/Borrowing/OwnDevices 更换设备',
  component: OwnDevices,
  args: { licenceId: 'grant-1', productName: someOwn.productName, onClose: fn() },
  decorators: [withFeature(borrowingAnswers)],
  beforeEach: resetBorrowing,
} satisfies Meta<typeof OwnDevices>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))

export const Loading: Story = {
  parameters: answering(never(operations.getOwnBorrowing)),
  play: async () => {
    await expect(await (await dialog()).findByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(answerOwn({ ...someOwn, devices: [] })),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.noDevices)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async () => {
    await expect(await (await dialog()).findByText(second)).toBeVisible()
    await expect((await dialog()).getByText(texts.swapsLeft(1, 2))).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getOwnBorrowing, 'unavailable')),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.devicesFailed)).toBeVisible()
  },
}

/** This month's swaps are used up. */
export const ReadOnly: Story = {
  parameters: answering(answerOwn({ ...someOwn, swapsLeft: 0 })),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.swapsLeft(0, 2))).toBeVisible()
    await expect((await dialog()).queryByRole('button', { name: texts.removeOf(first) })).toBeNull()
  },
}

export const LongText: Story = {
  parameters: answering(
    answerOwn({
      ...someOwn,
      devices: someOwn.devices.map((device) => ({ ...device, mid: device.mid.repeat(10) })),
    }),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answerOwn({
      ...someOwn,
      devices: Array.from({ length: 40 }, (_, n) => ({
        mid: `PC-${1000 + n}`,
        regDate: '2026-03-02T01:12:00.000Z',
        isBorrowed: false,
      })),
    }),
  ),
  play: async () => {
    await expect(await (await dialog()).findByText('PC-1000')).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await (await dialog()).findByText(second)).toBeVisible()
  },
}

/** A device with a licence file that runs stays. */
export const Borrowed: Story = {
  parameters: answering(
    answerOwn({
      ...someOwn,
      borrowed: someFile,
      devices: someOwn.devices.map((device) => ({ ...device, isBorrowed: device.mid === someFile.mid })),
    }),
  ),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.isBorrowed)).toBeVisible()
  },
}

async function remove(userEvent: { click(element: Element): Promise<void> }) {
  await userEvent.click(await (await dialog()).findByRole('button', { name: texts.removeOf(second) }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: texts.remove }))
  return question
}

export const SwapSucceeds: Story = {
  play: async ({ userEvent, canvasElement }) => {
    await remove(userEvent)
    await expectNotice({ canvasElement }, texts.removed)
    await waitFor(async () => expect((await dialog()).queryByText(second)).toBeNull())
    await expect((await dialog()).getByText(texts.swapsLeft(0, 2))).toBeVisible()
  },
}

const usedUp = borrowingRefusals.noSwapsLeft({ swapsPerMonth: 2 })

export const SwapFails: Story = {
  parameters: answering(refuse(operations.swapDevice, usedUp)),
  play: async ({ userEvent }) => {
    const question = await remove(userEvent)
    await expect(await question.findByText(sentenceOf(usedUp))).toBeVisible()
  },
}
