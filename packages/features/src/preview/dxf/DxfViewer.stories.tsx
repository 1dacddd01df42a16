import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textsOf } from '../../shared/stories/textsOf'
import { previewMessages } from '../messages'
import { drawingOf, nestedDrawing } from '../samples/drawings'
import {
  drawnStage,
  fileDecorators,
  inTime,
  isUnshown,
  narrow,
  noFile,
  showing,
  workersAreSilent,
} from '../storySteps'
import DxfViewer from './DxfViewer'

const texts = textsOf(previewMessages)

/** A DXF drawing with its layers. */
const meta = {
  id: 'features-preview-dxfviewer',
  title: 'Features/Preview/DxfViewer DXF图纸',
  component: DxfViewer,
  decorators: fileDecorators,
  args: { file: noFile, as: { kind: 'dxf' }, onDownload: fn() },
} satisfies Meta<typeof DxfViewer>

export default meta
type Story = StoryObj<typeof meta>

const plan = showing('一层平面图.dxf', () => drawingOf(0))

export const Loading: Story = {
  ...plan,
  beforeEach: workersAreSilent,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '一层平面图.dxf' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Empty: Story = {
  ...showing('空.dxf', () => '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n'),
  play: isUnshown(() => texts.nothingDrawn),
}

/** A plan: layers hidden, moved by keys, on another background. */
export const Ready: Story = {
  ...plan,
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = await drawnStage(context)
    await expect(canvas.getByTitle(texts.extent)).toHaveTextContent('50,800 × 35,295 mm')
    await expect(canvas.queryByText(/没有字形|no shape/)).toBeNull()
    stage.focus()
    await userEvent.keyboard('+{ArrowLeft}0')
    const walls = canvas.getByRole('checkbox', { name: '墙体' })
    await userEvent.click(walls)
    await expect(walls).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: texts.allParts })).toHaveAttribute(
      'data-state',
      'indeterminate',
    )
    const ground = canvas.getByRole('button', { name: texts.ground })
    const before = ground.getAttribute('aria-pressed')
    await userEvent.click(ground)
    await expect(ground).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
  },
}

export const Failed: Story = {
  ...showing('坏.dxf', () => '0\nSECTION\n2\nENTITIES\n0\nLINE\nno code\n0\n0\nENDSEC\n0\nEOF\n'),
  play: isUnshown(() => texts.broken),
}

const longLayer = '建筑-消防疏散指示及应急照明平面布置（含夹层）'

export const LongText: Story = {
  ...showing('一层平面图.dxf', () => drawingOf(0).replaceAll('墙体', longLayer)),
  play: async (context) => {
    await drawnStage(context)
    await expect(context.canvas.getByRole('checkbox', { name: longLayer })).toBeVisible()
  },
}

/** Each line is on a layer of its own. */
export const ManyRows: Story = {
  ...showing('多图层.dxf', () => {
    const line = (n: number) => `0\nLINE\n8\nA-${n}\n10\n0\n20\n${n}\n11\n${n + 10}\n21\n${n * 2}\n`
    return `0\nSECTION\n2\nENTITIES\n${Array.from({ length: 200 }, (_, n) => line(n + 1)).join('')}0\nENDSEC\n0\nEOF\n`
  }),
  play: async (context) => {
    await drawnStage(context)
    await expect(context.canvas.getByRole('checkbox', { name: 'A-200' })).toBeInTheDocument()
  },
}

export const Narrow: Story = {
  ...narrow,
  ...plan,
  play: async (context) => {
    await drawnStage(context)
  },
}

export const CutOff: Story = {
  ...showing('断.dxf', () => drawingOf(0).slice(0, 9000)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.cutOff, { exact: false }, inTime)).toBeVisible()
  },
}

/** A few lines that expand to a billion. */
export const Nested: Story = {
  ...showing('嵌套.dxf', nestedDrawing),
  play: isUnshown(() => texts.tooMuch),
}
