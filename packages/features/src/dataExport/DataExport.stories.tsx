import { dataExportContract as operations } from '@atrium/contracts/dataExport/contract'
import { dataExportRefusals } from '@atrium/contracts/dataExport/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { DataExport } from './DataExport'
import { dataExportMessages } from './messages'
import { dataExportAnswers } from './mocks'

const texts = textsOf(dataExportMessages)

/** A copy of the person's data, in the account settings. */
const meta = {
  id: 'features-dataexport-dataexport',
  title: 'Features/DataExport/DataExport 我的数据',
  component: DataExport,
  decorators: [withFeature(dataExportAnswers)],
} satisfies Meta<typeof DataExport>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const download = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: texts.download }))

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.download })).toBeEnabled()
  },
}

/** The copy is being prepared. */
export const Submitting: Story = {
  parameters: answering(never(operations.downloadOwnRecords)),
  play: async ({ canvas }) => {
    await download(canvas)
    await expect(await canvas.findByText(texts.preparing)).toBeVisible()
  },
}

/** Too many downloads in one day. */
export const Rejected: Story = {
  parameters: answering(refuse(operations.downloadOwnRecords, dataExportRefusals.tooOften)),
  play: async ({ canvas }) => {
    await download(canvas)
    await expect(await canvas.findByText(sentenceOf(dataExportRefusals.tooOften))).toBeVisible()
  },
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    await download(canvas)
    await expect(await canvas.findByText(texts.done)).toBeVisible()
  },
}

/** The connection was lost; it can be tried again. */
export const DownloadFails: Story = {
  parameters: answering(fail(operations.downloadOwnRecords, 'offline')),
  play: async ({ canvas }) => {
    await download(canvas)
    await expect(await canvas.findByText(texts.failed)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.download })).toBeEnabled()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
