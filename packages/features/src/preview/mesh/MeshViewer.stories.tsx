import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textsOf } from '../../shared/stories/textsOf'
import { previewMessages } from '../messages'
import { boxesObj } from '../samples/meshes'
import {
  drawnStage,
  fileDecorators,
  isUnshown,
  narrow,
  noFile,
  showing,
  workersAreSilent,
} from '../storySteps'
import MeshViewer from './MeshViewer'

const texts = textsOf(previewMessages)

/** A glTF, OBJ or STL model with its parts. */
const meta = {
  id: 'features-preview-meshviewer',
  title: 'Features/Preview/MeshViewer 三维模型',
  component: MeshViewer,
  decorators: fileDecorators,
  args: { file: noFile, as: { kind: 'mesh', format: 'obj' }, onDownload: fn() },
} satisfies Meta<typeof MeshViewer>

export default meta
type Story = StoryObj<typeof meta>

const boxes = showing('基础.obj', () => boxesObj(['承台', '柱墩', '地梁']))

export const Loading: Story = {
  ...boxes,
  beforeEach: workersAreSilent,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '基础.obj' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  ...showing('空.stl', () => 'solid a\nendsolid a\n'),
  args: { as: { kind: 'mesh', format: 'stl' } },
  play: isUnshown(() => texts.nothingDrawn),
}

/** A part is hidden and shown again. */
export const Ready: Story = {
  ...boxes,
  play: async (context) => {
    const { canvas, userEvent } = context
    await drawnStage(context)
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.triangles(36))
    const beam = canvas.getByRole('checkbox', { name: '地梁' })
    await userEvent.click(beam)
    await expect(beam).not.toBeChecked()
    await userEvent.click(beam)
    await expect(beam).toBeChecked()
  },
}

export const Failed: Story = {
  ...showing('坏.stl', () => 'solid a\nfacet nor'),
  args: { as: { kind: 'mesh', format: 'stl' } },
  play: isUnshown(() => texts.broken),
}

export const LongText: Story = {
  ...showing('基础.obj', () => boxesObj(['承台（三桩，含后浇带与防水附加层）'.repeat(3), '柱墩'])),
  play: async (context) => {
    await drawnStage(context)
    await expect(context.canvas.getByRole('checkbox', { name: /^承台（三桩/ })).toBeVisible()
  },
}

export const ManyRows: Story = {
  ...showing('桩基.obj', () => boxesObj(Array.from({ length: 120 }, (_, n) => `ZJ-${n + 1}`))),
  play: async (context) => {
    await drawnStage(context)
    await expect(context.canvas.getByRole('checkbox', { name: 'ZJ-120' })).toBeInTheDocument()
  },
}

export const Narrow: Story = {
  ...narrow,
  ...boxes,
  play: async (context) => {
    await drawnStage(context)
  },
}
