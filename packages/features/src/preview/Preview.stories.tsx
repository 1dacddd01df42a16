import { pagePaths } from '@atrium/contracts/paths'
import { previewContract } from '@atrium/contracts/preview/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type Answer, fail, never, withFeature } from '../shared/stories/mocks'
import { hasFailed, isLoading } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { formatMessages } from './kind/messages'
import { previewMessages } from './messages'
import { previewAnswers, showing } from './mocks'
import { Preview } from './Preview'

const texts = textsOf(previewMessages)
const formats = textsOf(formatMessages)
const host = { location: { pathname: pagePaths.ownPreview, search: 'id=node-4' } }

/** A file of the person's disk, `/filePreview`. */
const meta = {
  id: 'features-preview-preview',
  title: 'Features/Preview/Preview 文件预览',
  component: Preview,
  decorators: [withFeature(previewAnswers)],
  parameters: { feature: { host } },
} satisfies Meta<typeof Preview>

export default meta
type Story = StoryObj<typeof meta>

const answering = (...answers: readonly Answer[]) => ({ feature: { answers, host } })

export const Loading: Story = {
  parameters: answering(never(previewContract.getPreview)),
  play: isLoading('region', () => texts.file),
}

export const Empty: Story = {
  parameters: answering(showing('空.txt', () => '')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty)).toBeVisible()
  },
}

/** Code, with links to the neighbouring files. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('export')).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.nextOf('会议纪要.pdf') })).toHaveAttribute(
      'href',
      `${pagePaths.ownPreview}?id=node-5`,
    )
  },
}

export const Failed: Story = {
  parameters: answering(fail(previewContract.getPreview, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

export const NotFound: Story = {
  parameters: answering(fail(previewContract.getPreview, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.missing)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.backToDisk })).toHaveAttribute(
      'href',
      pagePaths.ownDisk,
    )
  },
}

const longName = '华东区域综合建筑设计与工程咨询事业部第一结构设计研究所施工图审查意见回复单'.repeat(2)

export const LongText: Story = {
  parameters: answering(showing(`${longName}.txt`, () => '长'.repeat(3000))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.lines(1), { exact: false })).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('export')).toBeVisible()
  },
}

/** Content that is no picture is never passed to the browser as one. */
export const Broken: Story = {
  parameters: answering(showing('效果图.png', () => '<svg onload="alert(1)">')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.mismatch)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: texts.download })).toHaveLength(2)
  },
}

export const Unknown: Story = {
  parameters: answering(showing('模型.rvt', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unread(formats.revit))).toBeVisible()
  },
}

/** Moved, zoomed and rotated by keys. */
export const Picture: Story = {
  loaders: [async () => ({ picture: await drawn() })],
  parameters: answering(showing('效果图.png', () => picture)),
  play: async ({ canvas, userEvent }) => {
    const shown = await canvas.findByRole('img', { name: '效果图.png' })
    await waitFor(() => expect(canvas.getByLabelText(texts.zoom)).toHaveTextContent('100%'))
    canvas.getByRole('region', { name: '效果图.png' }).focus()
    await userEvent.keyboard('+r')
    await expect(shown.style.transform).toContain('rotate(90deg)')
    await userEvent.keyboard('-')
    await expect(canvas.getByLabelText(texts.zoom)).toHaveTextContent('80%')
  },
}

/** Links open elsewhere, and nothing in it runs code or requests anything from other sites. */
export const Markdown: Story = {
  parameters: answering(
    showing('说明.md', () =>
      [
        '# 施工说明\n\n- 梁 `B1`\n\n[规范](https://example.com) [坏](javascript:alert(1))\n',
        '| 构件 | 数量 |\n|---|---|\n| 柱 | 24 |\n',
        '![远处的图](https://example.com/x.png)<script>document.title = "run"</script>',
      ].join('\n'),
    ),
  ),
  play: async ({ canvas }) => {
    const prose = within(await canvas.findByRole('region', { name: '说明.md' }))
    await expect(await prose.findByRole('heading', { name: '施工说明' })).toBeVisible()
    await expect(prose.getByRole('link', { name: '规范' })).toHaveAttribute('target', '_blank')
    await expect(prose.getByText('坏')).not.toHaveAttribute('href')
    await expect(prose.queryByRole('img')).toBeNull()
    await expect(prose.getByText(/远处的图/)).toBeVisible()
  },
}

/** In the encoding of Chinese Windows. */
export const Table: Story = {
  parameters: answering(
    showing('构件表.csv', () =>
      Uint8Array.from([0xd6, 0xf9, 0x2c, 0x32, 0x34, 0x0a, 0xc1, 0xba, 0x2c, 0x33, 0x36, 0x0a]),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '柱' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '36' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: texts.encoding })).toHaveTextContent('GB18030')
  },
}

let picture: Blob

async function drawn(): Promise<Blob> {
  const canvas = new OffscreenCanvas(240, 160)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser can’t draw.')
  context.fillStyle = '#1d4f94'
  context.fillRect(40, 40, 160, 80)
  picture = await canvas.convertToBlob()
  return picture
}
