import { pagePaths } from '@atrium/contracts/paths'
import { previewContract } from '@atrium/contracts/preview/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answer, fail, never, withFeature } from '../shared/stories/mocks'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
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

/** A file on the disk of a company that the person left. */
export const Forbidden: Story = {
  parameters: answering(fail(previewContract.getPreview, 'forbidden')),
  play: isForbidden,
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
