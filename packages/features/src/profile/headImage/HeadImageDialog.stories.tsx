import {
  headImageBounds,
  headImageContract as operations,
} from '@atrium/contracts/profile/headImage/contract'
import { headImageRefusals } from '@atrium/contracts/profile/headImage/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { pictureMessages } from '../../shared/pictures/messages'
import { answering, fail, never, type RecordedCall, refuse, withFeature } from '../../shared/stories/mocks'
import { expectNotice } from '../../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { profileAnswers } from '../mocks'
import { HeadImageDialog } from './HeadImageDialog'
import { headImageMessages } from './messages'
import { cornersOf, paint, turnedPhoto } from './pictures'

const texts = textsOf(headImageMessages)
const shared = textsOf(sharedMessages)
const pictures = textsOf(pictureMessages)

/** Crops the person's picture. */
const meta = {
  id: 'features-profile-headimagedialog',
  title: 'Features/Profile/HeadImageDialog 裁剪头像',
  component: HeadImageDialog,
  args: { onClose: fn() },
  decorators: [withFeature(profileAnswers)],
} satisfies Meta<typeof HeadImageDialog>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: texts.title }))
type Dialog = Awaited<ReturnType<typeof opened>>

const save = (dialog: Dialog) => dialog.getByRole('button', { name: shared.save })

async function choose(file: File): Promise<Dialog> {
  const dialog = await opened()
  const input = screen.getByRole('dialog').querySelector('input[type="file"]')
  if (input instanceof HTMLInputElement) await userEvent.upload(input, file, { applyAccept: false })
  return dialog
}

/** Waits until the result is visible. */
async function chooseGood(file?: File): Promise<Dialog> {
  const dialog = await choose(file ?? new File([await paint(480, 320)], '正面照.png', { type: 'image/png' }))
  await dialog.findByRole('img', { name: texts.result })
  await waitFor(() => expect(save(dialog)).toBeEnabled())
  return dialog
}

async function saveGood(file?: File): Promise<Dialog> {
  const dialog = await chooseGood(file)
  await userEvent.click(save(dialog))
  return dialog
}

export const Empty: Story = {
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByText(texts.fileHint)).toBeVisible()
    await expect(dialog.queryByRole('slider')).toBeNull()
  },
}

/** A photo fills the square, until another part is chosen. */
export const Pristine: Story = {
  play: async () => {
    const dialog = await chooseGood()
    await expect(dialog.getByRole('slider', { name: pictures.zoom })).toHaveValue('150')
  },
}

export const Invalid: Story = {
  play: async () => {
    const dialog = await opened()
    await userEvent.click(save(dialog))
    await expect(await dialog.findByText(texts.required)).toBeVisible()
  },
}

export const NoPicture: Story = {
  play: async () => {
    const dialog = await choose(new File(['文'.repeat(200)], '说明.txt', { type: 'text/plain' }))
    await expect(await dialog.findByText(texts.format)).toBeVisible()
    await expect(dialog.queryByRole('slider')).toBeNull()
  },
}

/** It has a picture's name but isn't one. */
export const Broken: Story = {
  play: async () => {
    const dialog = await choose(new File([new Uint8Array(4000)], '正面照.png', { type: 'image/png' }))
    await expect(await dialog.findByText(texts.format)).toBeVisible()
    await waitFor(() => expect(dialog.queryByRole('slider')).toBeNull())
  },
}

export const TooLarge: Story = {
  play: async () => {
    const bytes = new Uint8Array(headImageBounds.most + 1)
    const dialog = await choose(new File([bytes], '原图.png', { type: 'image/png' }))
    await expect(await dialog.findByText(texts.tooLarge)).toBeVisible()
  },
}

const calls: RecordedCall[] = []
const sent = async () => {
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'saveHeadImage')).toBe(true))
  const body = calls.find(({ operation }) => operation === 'saveHeadImage')?.body
  return (body as { readonly picture: File }).picture
}

/** A camera’s whole picture is sent at its largest displayed size. */
export const Huge: Story = {
  parameters: { feature: { calls } },
  play: async () => {
    await saveGood(new File([await paint(4000, 3000)], '原图.png', { type: 'image/png' }))
    const { width, height } = await createImageBitmap(await sent())
    await expect([width, height]).toEqual([480, 480])
  },
}

/** Rotated upright, although the camera stored it on its side. */
export const Turned: Story = {
  parameters: { feature: { calls } },
  play: async () => {
    await saveGood(await turnedPhoto())
    await expect(await cornersOf(await sent())).toEqual(['blue', 'red', 'yellow', 'green'])
  },
}

/** Meanwhile nothing can be done, and the dialog can't be closed. */
export const Submitting: Story = {
  parameters: answering(never(operations.saveHeadImage)),
  play: async ({ args }) => {
    const dialog = await saveGood()
    await waitFor(() => expect(save(dialog)).toHaveAttribute('aria-busy', 'true'))
    await expect(dialog.getByRole('button', { name: shared.cancel })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.saveHeadImage, headImageRefusals.tooSmall)),
  play: async () => {
    const dialog = await saveGood()
    await expect(await dialog.findByText(sentenceOf(headImageRefusals.tooSmall))).toBeVisible()
  },
}

/** The crop is kept, so that it can be sent again. */
export const Failed: Story = {
  parameters: answering(fail(operations.saveHeadImage, 'offline')),
  play: async () => {
    const dialog = await saveGood()
    await expect(await dialog.findByText(shared.offline)).toBeVisible()
    await waitFor(() => expect(save(dialog)).toBeEnabled())
    await expect(dialog.getByRole('img', { name: texts.result })).toBeVisible()
  },
}

export const Saved: Story = {
  play: async (story) => {
    await saveGood()
    await expectNotice(story, texts.saved)
    await expect(story.args.onClose).toHaveBeenCalled()
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
