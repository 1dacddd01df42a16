import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withFeature } from '../../shared/stories/mocks'
import { textsOf } from '../../shared/stories/textsOf'
import { previewMessages } from '../messages'
import { NotShown } from './NotShown'

const texts = textsOf(previewMessages)

/** Content that a viewer leaves out of a file. */
const meta = {
  id: 'features-preview-notshown',
  title: 'Features/Preview/NotShown 未显示的内容',
  component: NotShown,
  decorators: [withFeature([])],
  args: {
    items: [
      { label: 'WMF', count: 2 },
      { label: 'OLE', count: 0 },
      { label: '3DSOLID', count: 1204 },
    ],
  },
} satisfies Meta<typeof NotShown>

export default meta
type Story = StoryObj<typeof meta>

/** The line names everything with its count; opening it lists them. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const words = [texts.counted(2, 'WMF'), texts.counted(1204, '3DSOLID')]
    const line = canvas.getByText(texts.notShown(words))
    await expect(line).toBeVisible()
    await userEvent.click(line)
    await expect(canvas.getByText(texts.notShownHint)).toBeVisible()
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(2)
  },
}

/** If nothing is omitted, nothing is shown. */
export const Complete: Story = {
  args: { items: [{ label: 'WMF', count: 0 }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: ['LEADER', 'MULTILEADER', 'ACAD_TABLE', 'IMAGE', '3DSOLID'].map((label) => ({ label, count: 58 })),
  },
}
