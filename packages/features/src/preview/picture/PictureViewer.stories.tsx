import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { textsOf } from '../../shared/stories/textsOf'
import { previewMessages } from '../messages'
import { housePng, scanTiff } from '../samples/pictures'
import {
  arrivesInPart,
  fileDecorators,
  halfReceived,
  inTime,
  isUnshown,
  narrow,
  noFile,
  showing,
} from '../storySteps'
import { PictureViewer } from './PictureViewer'

const texts = textsOf(previewMessages)

/** A picture: moved, zoomed and rotated by hand or by keys. */
const meta = {
  id: 'features-preview-pictureviewer',
  title: 'Features/Preview/PictureViewer 图片',
  component: PictureViewer,
  decorators: fileDecorators,
  args: { file: noFile, as: { kind: 'picture', type: 'image/png' }, onDownload: fn() },
} satisfies Meta<typeof PictureViewer>

export default meta
type Story = StoryObj<typeof meta>

const house = showing('效果图.png', housePng)

export const Loading: Story = { ...house, beforeEach: arrivesInPart, play: halfReceived }

export const Ready: Story = {
  ...house,
  play: async ({ canvas, userEvent }) => {
    const shown = await canvas.findByRole('img', { name: '效果图.png' })
    await expect(shown).toHaveProperty('naturalWidth', 240)
    await waitFor(() => expect(canvas.getByLabelText(texts.zoom)).toHaveTextContent('100%'))
    canvas.getByRole('region', { name: '效果图.png' }).focus()
    await userEvent.keyboard('+r')
    await expect(shown.style.transform).toContain('rotate(90deg)')
    await userEvent.keyboard('-')
    await expect(canvas.getByLabelText(texts.zoom)).toHaveTextContent('80%')
  },
}

/** It begins like a picture, and zeros follow. */
export const Failed: Story = {
  ...showing('坏.png', async () => new Blob([(await housePng()).slice(0, 8), new Uint8Array(100)])),
  play: isUnshown(() => texts.broken),
}

/** A scan of many pages. */
export const ManyRows: Story = {
  ...showing('签证单.tif', () => scanTiff(30)),
  args: { as: { kind: 'picture', type: 'image/tiff' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: '签证单.tif' }, inTime)).toHaveProperty(
      'naturalWidth',
      120,
    )
    const page = canvas.getByRole('combobox', { name: texts.page })
    await expect(page).toHaveTextContent('1 / 30')
    page.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await waitFor(
      () => expect(canvas.getByRole('combobox', { name: texts.page })).toHaveTextContent('2 / 30'),
      inTime,
    )
  },
}

export const Narrow: Story = {
  ...narrow,
  ...house,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '效果图.png' })).toHaveProperty('naturalHeight', 160)
  },
}
