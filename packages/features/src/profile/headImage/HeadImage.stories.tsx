import { headImageContract as operations } from '@atrium/contracts/profile/headImage/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, fail, never, withFeature } from '../../shared/stories/mocks'
import { somePicture } from '../../shared/stories/somePicture'
import { expectNotice } from '../../shared/stories/storySteps'
import { textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { profileAnswers } from '../mocks'
import { HeadImage } from './HeadImage'
import { headImageMessages } from './messages'

const texts = textsOf(headImageMessages)
const shared = textsOf(sharedMessages)

/** The person's picture, and how to change it. */
const meta = {
  id: 'features-profile-headimage',
  title: 'Features/Profile/HeadImage 头像',
  component: HeadImage,
  args: { profile: { id: 'user-1', picture: somePicture }, name: '沈知远' },
  decorators: [withFeature(profileAnswers)],
} satisfies Meta<typeof HeadImage>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const remove = (canvas: Canvas) => canvas.findByRole('button', { name: texts.remove })

/** No picture: the first letter of the name is shown. */
export const Empty: Story = {
  args: { profile: { id: 'user-1', picture: null } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.set }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.title }))
    await expect(dialog.getByText(texts.fileHint)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.remove })).toBeNull()
  },
}

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: texts.change })).toBeEnabled()
    await waitFor(() =>
      expect(canvasElement.querySelector('img:not([hidden])')).toHaveAttribute('src', somePicture),
    )
  },
}

/** The picture can’t be loaded: the letter is shown. */
export const Broken: Story = {
  args: { profile: { id: 'user-1', picture: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await remove(canvas)).toBeEnabled()
    await waitFor(() => expect(canvasElement.querySelector('img:not([hidden])')).toBeNull())
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.removeHeadImage)),
  play: async ({ canvas }) => {
    await userEvent.click(await remove(canvas))
    await waitFor(async () => expect(await remove(canvas)).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Rejected: Story = {
  parameters: answering(fail(operations.removeHeadImage, 'offline')),
  play: async (story) => {
    await userEvent.click(await remove(story.canvas))
    await expectNotice(story, shared.offline)
    await expect(await remove(story.canvas)).toBeEnabled()
  },
}

export const Saved: Story = {
  play: async (story) => {
    await userEvent.click(await remove(story.canvas))
    await expectNotice(story, texts.removed)
  },
}

export const LongText: Story = {
  args: { name: '欧阳上官司马诸葛令狐皇甫尉迟公孙慕容宇文'.repeat(3) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.name)).toBeVisible()
  },
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
