import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withFeature } from '../../shared/stories/mocks'
import { textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { formatMessages } from '../kind/messages'
import { previewMessages } from '../messages'
import { narrow } from '../storySteps'
import { Unshown } from './Unshown'

const texts = textsOf(previewMessages)
const formats = textsOf(formatMessages)
const shared = textsOf(sharedMessages)

/** In place of a file that can't be shown: why, what it is, and its download. */
const meta = {
  id: 'features-preview-unshown',
  title: 'Features/Preview/Unshown 无法预览的文件',
  component: Unshown,
  decorators: [withFeature([])],
  args: {
    file: { name: '泵体.stp', size: 48_300, url: '' },
    reason: 'unread',
    format: 'step',
    facts: [
      { fact: 'title', value: 'Pump' },
      { fact: 'program', value: 'SolidWorks 2023' },
      { fact: 'schema', value: 'AUTOMOTIVE_DESIGN' },
    ],
    onDownload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Unshown>

export default meta
type Story = StoryObj<typeof meta>

const isNamed: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getByText(texts.unread(formats.step))).toBeVisible()
  await expect(canvas.getByText('SolidWorks 2023')).toBeVisible()
}

/** The file has no content. */
export const Empty: Story = {
  args: { file: { name: '空.txt', size: 0, url: '' }, reason: 'empty', format: undefined, facts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.empty)).toBeVisible()
  },
}

/** A format that isn't shown here is named, with what its header tells. */
export const Ready: Story = {
  play: async (context) => {
    await isNamed(context)
    const { canvas, args, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: texts.download }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: shared.retry })).toBeNull()
  },
}

/** The connection was lost or the address has expired. */
export const Failed: Story = {
  args: { reason: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(texts.interrupted)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: shared.retry }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** If downloads aren't allowed, no text suggests one. */
export const ReadOnly: Story = {
  args: { reason: 'broken', onDownload: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.noDownloadHint)).toBeVisible()
    await expect(canvas.queryByText(texts.brokenHint)).toBeNull()
    await expect(canvas.queryByRole('button', { name: texts.download })).toBeNull()
  },
}

export const LongText: Story = {
  args: { facts: [{ fact: 'author', value: 'Konstruktionsabteilung'.repeat(8) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Konstruktionsabteilung){8}$/)).toBeVisible()
  },
}

export const Narrow: Story = { ...narrow, play: isNamed }

const reasons = [
  ...(['mismatch', 'protected', 'outside', 'unsupported', 'tooMuch', 'noDrawing'] as const),
  ...(['nothingDrawn', 'broken', 'tooBig'] as const),
]

/** The other reasons, one below the other. */
export const OtherReasons: Story = {
  // They are never shown together, so their names needn't differ.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <>
      {reasons.map((reason) => (
        <Unshown key={reason} {...args} reason={reason} bound="20 MB" />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const title of [texts.mismatch, texts.protected, texts.outside, texts.unsupported, texts.tooMuch])
      await expect(canvas.getByText(title)).toBeVisible()
    for (const title of [texts.noDrawing, texts.nothingDrawn, texts.broken, texts.tooBig])
      await expect(canvas.getByText(title)).toBeVisible()
    await expect(canvas.getByText(texts.tooBigHint('20 MB'))).toBeVisible()
  },
}
