import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textsOf } from '../../shared/stories/textsOf'
import { previewMessages } from '../messages'
import { markedAsSealed, zipOf } from '../samples/archives'
import { arrivesInPart, fileDecorators, inTime, isUnshown, narrow, noFile, showing } from '../storySteps'
import { ArchiveViewer } from './ArchiveViewer'

const texts = textsOf(previewMessages)

/** The contents of a zip. Nothing is unpacked. */
const meta = {
  id: 'features-preview-archiveviewer',
  title: 'Features/Preview/ArchiveViewer 压缩包',
  component: ArchiveViewer,
  decorators: fileDecorators,
  args: { file: noFile, as: { kind: 'archive' }, onDownload: fn() },
} satisfies Meta<typeof ArchiveViewer>

export default meta
type Story = StoryObj<typeof meta>

const drawings = {
  '图纸/': '',
  '图纸/一层平面图.dwg': 'x'.repeat(2048),
  '图纸/二层平面图.dwg': 'y',
  '说明.txt': 'z',
}
const zip = showing('施工图.zip', () => zipOf(drawings))

export const Loading: Story = {
  ...zip,
  beforeEach: arrivesInPart,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.preparing)).toBeVisible()
  },
}

export const Empty: Story = {
  ...showing('空.zip', () => zipOf({})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty, {}, inTime)).toBeVisible()
  },
}

export const Ready: Story = {
  ...zip,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /图纸\/一层平面图\.dwg/ }, inTime)
    await expect(row).toHaveTextContent('2 KB')
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getByText(texts.archiveHint)).toBeVisible()
  },
}

export const Failed: Story = {
  ...showing('坏.zip', () => zipOf(drawings).slice(0, 200)),
  play: isUnshown(() => texts.broken),
}

const longPath =
  '华东区域综合建筑设计与工程咨询事业部/第一结构设计研究所/施工图审查意见回复单（第三次修改稿）'

export const LongText: Story = {
  ...showing('施工图.zip', () => zipOf({ [`${longPath}/${'Pruefbericht'.repeat(12)}.pdf`]: 'x' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: new RegExp(`^${longPath}`) }, inTime)).toBeVisible()
  },
}

export const ManyRows: Story = {
  ...showing('竣工资料.zip', () =>
    zipOf(Object.fromEntries(Array.from({ length: 1200 }, (_, n) => [`第${n + 1}卷/目录.txt`, '']))),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('第1200卷/目录.txt', {}, inTime)).toBeInTheDocument()
  },
}

export const Narrow: Story = {
  ...narrow,
  ...zip,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('图纸/二层平面图.dwg', {}, inTime)).toBeVisible()
  },
}

/** Names are readable even if the files are encrypted. */
export const Protected: Story = {
  ...showing('密.zip', () => markedAsSealed(zipOf({ '报价.xlsx': 'x' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: /报价\.xlsx/ }, inTime)).toHaveTextContent(
      texts.entryProtected,
    )
  },
}
