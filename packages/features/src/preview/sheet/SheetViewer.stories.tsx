import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textsOf } from '../../shared/stories/textsOf'
import { previewMessages } from '../messages'
import { sealedOffice, workbookOf } from '../samples/workbooks'
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
import SheetViewer from './SheetViewer'

const texts = textsOf(previewMessages)

/** A workbook, one sheet at a time. */
const meta = {
  id: 'features-preview-sheetviewer',
  title: 'Features/Preview/SheetViewer 电子表格',
  component: SheetViewer,
  decorators: fileDecorators,
  args: { file: noFile, as: { kind: 'sheet' }, onDownload: fn() },
} satisfies Meta<typeof SheetViewer>

export default meta
type Story = StoryObj<typeof meta>

const amounts = [
  ['编号', '构件', '数量', '单位'],
  ['010101', '框架柱 KZ1', 24, 'm³'],
  ['010102', '框架梁 KL3', 36.5, 'm³'],
]
const book = showing('工程量.xlsx', () => workbookOf({ 混凝土: amounts, 钢筋: [['Φ25', 12.5]] }))

export const Loading: Story = { ...book, beforeEach: arrivesInPart, play: halfReceived }

export const Empty: Story = {
  ...showing('空.xlsx', () => workbookOf({ Sheet1: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptySheet, {}, inTime)).toBeVisible()
  },
}

/** The second sheet is opened and left again. */
export const Ready: Story = {
  ...book,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('cell', { name: '36.5' }, inTime)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '钢筋' }))
    await expect(await canvas.findByRole('cell', { name: 'Φ25' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '混凝土' }))
    await expect(await canvas.findByRole('cell', { name: '框架梁 KL3' })).toBeVisible()
  },
}

export const Failed: Story = {
  ...showing('坏.xlsx', () => workbookOf({ 混凝土: amounts }).slice(0, 400)),
  play: isUnshown(() => texts.broken),
}

const longName = '地下二层人防区结构（含后浇带）工程量'

/** The format allows 31 characters in a sheet's name, and thousands in a cell. */
export const LongText: Story = {
  ...showing('工程量.xlsx', () =>
    workbookOf(
      Object.fromEntries(
        Array.from({ length: 12 }, (_, n) => [`${longName}${n + 1}`, [['说明'], ['长'.repeat(900)]]]),
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: `${longName}1` }, inTime)).toBeVisible()
    await expect(canvas.getByRole('cell', { name: /^长{900}$/ })).toBeVisible()
  },
}

/** Rows beyond the window are rendered when they are reached. */
export const ManyRows: Story = {
  ...showing('清单.xlsx', () =>
    workbookOf({ 清单: Array.from({ length: 5000 }, (_, n) => [n + 1, `构件 ${n + 1}`, 'C30']) }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '构件 1' }, inTime)).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
    await expect(canvas.queryByText('构件 5000')).toBeNull()
  },
}

export const Narrow: Story = {
  ...narrow,
  ...book,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '框架柱 KZ1' }, inTime)).toBeVisible()
  },
}

export const Protected: Story = {
  ...showing('密.xlsx', sealedOffice),
  play: isUnshown(() => texts.protected),
}
