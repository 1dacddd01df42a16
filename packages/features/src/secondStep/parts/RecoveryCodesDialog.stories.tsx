import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { withFeature } from '../../shared/stories/mocks'
import { expectNotice } from '../../shared/stories/storySteps'
import { textsOf } from '../../shared/stories/textsOf'
import { componentMessages } from '../../shared/texts/sharedMessages'
import { secondStepMessages } from '../messages'
import { secondStepAnswers, someCodes } from '../mocks'
import { RecoveryCodesDialog } from './RecoveryCodesDialog'

const texts = textsOf(secondStepMessages)
const components = textsOf(componentMessages)

/** The recovery codes, shown once. */
const meta = {
  id: 'features-secondstep-recoverycodesdialog',
  title: 'Features/SecondStep/RecoveryCodesDialog 恢复码',
  component: RecoveryCodesDialog,
  args: { codes: someCodes, account: '13800000001', onClose: fn() },
  decorators: [withFeature(secondStepAnswers)],
} satisfies Meta<typeof RecoveryCodesDialog>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: texts.saveTitle }))

export const Ready: Story = {
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10)
    await expect(dialog.getByText(texts.saveText)).toBeVisible()
  },
}

export const Kept: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: texts.kept }))
    await expect(args.onClose).toHaveBeenCalled()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** They can't be lost by accident. */
export const ClosingAsks: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: texts.unkeptTitle }))
    await userEvent.click(question.getByRole('button', { name: texts.keepOpen }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10)
  },
}

export const IsCopied: Story = {
  play: async (story) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: texts.copyAll }))
    await expectNotice(story, components.copySucceeded)
    await expect(written).toHaveBeenCalledWith(someCodes.join('\n'))
  },
}

/** The browser refuses access to the clipboard. */
export const CopyFails: Story = {
  play: async (story) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: texts.copyAll }))
    await expectNotice(story, components.copyFailed)
  },
}

export const IsDownloaded: Story = {
  play: async () => {
    const saved = spyOn(URL, 'createObjectURL')
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: texts.download }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const [file] = saved.mock.calls[0] ?? []
    await expect(file instanceof Blob && (await file.text())).toContain(someCodes[9])
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
