import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { textsOf } from '../../shared/stories/textsOf'
import { previewMessages } from '../messages'
import { growingWebm, toneWav } from '../samples/media'
import { fileDecorators, inTime, isUnshown, narrow, noFile, showing } from '../storySteps'
import { MediaViewer } from './MediaViewer'

const texts = textsOf(previewMessages)

/** Sound and film, played by the browser. */
const meta = {
  id: 'features-preview-mediaviewer',
  title: 'Features/Preview/MediaViewer 音视频',
  component: MediaViewer,
  decorators: fileDecorators,
  args: { file: noFile, as: { kind: 'film' }, onDownload: fn() },
} satisfies Meta<typeof MediaViewer>

export default meta
type Story = StoryObj<typeof meta>

const film = showing('巡检.webm', growingWebm)

/** The browser knows its size and length, and can show a frame. */
const isPlayable: NonNullable<Story['play']> = async ({ canvas }) => {
  const player = await canvas.findByLabelText<HTMLVideoElement>('巡检.webm')
  await waitFor(() => expect(player).toHaveProperty('readyState', HTMLMediaElement.HAVE_ENOUGH_DATA), inTime)
  await expect([player.videoWidth, player.videoHeight, player.duration]).toEqual([320, 180, 2])
}

export const Ready: Story = { ...film, play: isPlayable }

export const Failed: Story = {
  ...showing('坏.webm', async () => (await growingWebm()).slice(0, 100)),
  play: isUnshown(() => texts.broken),
}

export const Narrow: Story = { ...narrow, ...film, play: isPlayable }

export const Sound: Story = {
  ...showing('会议.wav', () => toneWav(2)),
  args: { as: { kind: 'sound' } },
  play: async ({ canvas }) => {
    const player = await canvas.findByLabelText<HTMLAudioElement>('会议.wav')
    await waitFor(() => expect(player).toHaveProperty('duration', 2), inTime)
    await expect(player).toHaveProperty('controls', true)
  },
}
