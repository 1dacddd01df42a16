import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { textsOf } from '../../shared/stories/textsOf'
import { previewMessages } from '../messages'
import { arrivesInPart, fileDecorators, halfReceived, inTime, narrow, noFile, showing } from '../storySteps'
import { TextViewer } from './TextViewer'

const texts = textsOf(previewMessages)

/** Text of any kind: code, notes, tables, Markdown and RTF. */
const meta = {
  id: 'features-preview-textviewer',
  title: 'Features/Preview/TextViewer 文本',
  component: TextViewer,
  decorators: fileDecorators,
  args: { file: noFile, as: { kind: 'text', as: 'plain' }, onDownload: fn() },
} satisfies Meta<typeof TextViewer>

export default meta
type Story = StoryObj<typeof meta>

const log = showing('验算.log', () => '梁 B1 挠度 12.4 mm\n梁 B2 挠度 9.8 mm\n柱 C1 轴压比 0.62\n')

export const Loading: Story = { ...log, beforeEach: arrivesInPart, play: halfReceived }

export const Ready: Story = {
  ...log,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('梁 B2 挠度 9.8 mm', {}, inTime)).toBeVisible()
    await expect(canvas.getByText(texts.lines(3))).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: texts.encoding })).toHaveTextContent('UTF-8')
  },
}

/** A line of 3,000 characters doesn't wrap. */
export const LongText: Story = {
  ...showing('说明.txt', () => '长'.repeat(3000)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^长+$/, {}, inTime))[0]).toBeVisible()
    await expect(canvas.getByText(texts.lines(1))).toBeVisible()
  },
}

/** Lines beyond the window are rendered when they are reached. */
export const ManyRows: Story = {
  ...showing('沉降.log', () =>
    Array.from({ length: 20_000 }, (_, n) => `点 ${n + 1} 沉降 ${n % 7} mm`).join('\n'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('点 1 沉降 0 mm', {}, inTime)).toBeVisible()
    await expect(canvas.getByText(texts.lines(20_000))).toBeVisible()
    await expect(canvas.queryByText(/^点 20000 /)).toBeNull()
  },
}

export const Narrow: Story = {
  ...narrow,
  ...log,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('柱 C1 轴压比 0.62', {}, inTime)).toBeVisible()
  },
}

/** Links open elsewhere, and nothing in it runs code or requests anything from other sites. */
export const Markdown: Story = {
  ...showing('说明.md', () =>
    [
      '# 施工说明\n\n- 梁 `B1`\n\n[规范](https://example.com) [坏](javascript:alert(1))\n',
      '| 构件 | 数量 |\n|---|---|\n| 柱 | 24 |\n',
      '![远处的图](https://example.com/x.png)<script>document.title = "run"</script>',
    ].join('\n'),
  ),
  args: { as: { kind: 'text', as: 'markdown', language: 'markdown' } },
  play: async ({ canvas }) => {
    const prose = within(await canvas.findByRole('region', { name: '说明.md' }, inTime))
    await expect(await prose.findByRole('heading', { name: '施工说明' })).toBeVisible()
    await expect(prose.getByRole('link', { name: '规范' })).toHaveAttribute('target', '_blank')
    await expect(prose.getByText('坏')).not.toHaveAttribute('href')
    await expect(prose.queryByRole('img')).toBeNull()
    await expect(prose.getByText(/远处的图/)).toBeVisible()
  },
}

/** In the encoding of Chinese Windows. */
export const Table: Story = {
  ...showing('构件表.csv', () =>
    Uint8Array.from([0xd6, 0xf9, 0x2c, 0x32, 0x34, 0x0a, 0xc1, 0xba, 0x2c, 0x33, 0x36, 0x0a]),
  ),
  args: { as: { kind: 'text', as: 'table' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '柱' }, inTime)).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '36' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: texts.encoding })).toHaveTextContent('GB18030')
  },
}

/** Only the words of an RTF document, with the picture that is left out. */
export const Rtf: Story = {
  ...showing(
    '旧说明.rtf',
    () => '{\\rtf1\\ansi Column {\\b C1} is 600 wide.\\par {\\pict\\pngblip 89504e47}}',
  ),
  args: { as: { kind: 'text', as: 'rtf' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Column C1 is 600 wide.', {}, inTime)).toBeVisible()
    await expect(canvas.getByText(texts.wordsOnly)).toBeVisible()
    await expect(
      canvas.getByText(texts.notShown([texts.counted(1, texts.omittedSheetPicture(1))])),
    ).toBeVisible()
  },
}
