import { diskContract as operations } from '@atrium/contracts/disk/contract'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Answer, never, refuse, withFeature } from '../shared/stories/mocks'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { diskMessages } from './messages'
import { diskAnswers } from './mocks'
import { UploadsElsewhere } from './UploadsElsewhere'
import { useAddUploads } from './uploads/useAddUploads'

const texts = textsOf(diskMessages)
const files = ['总平面图.dwg', '结构模型.ifc'].map((name) => ({ file: new File(['x'], name), folders: [] }))

/** Another page, after two files were chosen on the disk's page. */
function Page() {
  const add = useAddUploads()
  useEffect(() => {
    void add({ files, emptyFolders: [], leftOut: 0, unreadable: [] }, undefined)
  }, [add])
  return <UploadsElsewhere />
}

const at = { companyId: undefined, location: { pathname: pagePaths.personalHome, search: '' } }

/** The progress of uploads, on pages other than the disk's. */
const meta = {
  id: 'features-disk-uploadselsewhere',
  title: 'Features/Disk/UploadsElsewhere 其他页面上的上传进度',
  component: UploadsElsewhere,
  decorators: [withFeature(diskAnswers)],
  parameters: { feature: { host: at } },
  render: () => <Page />,
} satisfies Meta<typeof UploadsElsewhere>

export default meta
type Story = StoryObj<typeof meta>

const answering = (...answers: readonly Answer[]) => ({ feature: { answers, host: at } })

/** Uploads can be paused, resumed and cancelled here, and a link leads to the disk. */
export const Ready: Story = {
  parameters: answering(never(operations.beginUpload)),
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('region', { name: texts.uploading(0, 2) }))
    await expect(panel.getByRole('progressbar', { name: texts.progressOfAll })).toBeVisible()
    await expect(panel.getByRole('link', { name: texts.toDisk })).toHaveAttribute('href', pagePaths.ownDisk)
    await userEvent.click(panel.getByRole('button', { name: texts.pauseAll }))
    await userEvent.click(await screen.findByRole('button', { name: texts.resumeAll }))
    await expect(await screen.findByText(texts.uploading(0, 2))).toBeVisible()
  },
}

/** Nothing is left. */
export const CancelSucceeds: Story = {
  parameters: answering(never(operations.beginUpload)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.cancelAll }))
    await waitFor(() => expect(screen.queryByRole('region', { name: texts.uploading(0, 2) })).toBeNull())
  },
}

export const Failed: Story = {
  parameters: answering(refuse(operations.beginUpload, diskRefusals.overQuota)),
  play: async () => {
    await expect(
      await screen.findByText(texts.uploadFailed(sentenceOf(diskRefusals.overQuota))),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: texts.resumeAll })).toBeVisible()
  },
}

/** The question appears here too. */
export const Clashes: Story = {
  parameters: answering(refuse(operations.beginUpload, diskRefusals.nameTaken({ name: '空.txt' }))),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: texts.clashTitle(2) })).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: answering(never(operations.beginUpload)),
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: texts.progressOfAll })).toBeVisible()
  },
}
