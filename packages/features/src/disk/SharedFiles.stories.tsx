import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { sharingContract as operations } from '@atrium/contracts/disk/sharing/contract'
import { sharingRefusals } from '@atrium/contracts/disk/sharing/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import {
  type Answer,
  answer,
  answerFirst,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { sharedAnswers, someNodes, someShare } from './mocks'
import { SharedFiles } from './SharedFiles'
import { sharingMessages } from './sharing/messages'

const texts = textsOf(sharingMessages)
const components = textsOf(componentMessages)

const calls: RecordedCall[] = []
const notify = fn()
const host = {
  notify,
  companyId: undefined,
  location: { pathname: pagePaths.sharedFiles, search: 'share=share-1' },
}

/** Files shared with a link, for anybody, `/shareFilePreview`. */
const meta = {
  id: 'features-disk-sharedfiles',
  title: 'Features/Disk/SharedFiles 文件分享',
  component: SharedFiles,
  decorators: [withFeature(sharedAnswers)],
  parameters: { feature: { calls, host } },
  beforeEach: () => {
    calls.length = 0
    notify.mockClear()
  },
} satisfies Meta<typeof SharedFiles>

export default meta
type Story = StoryObj<typeof meta>

const answering = (...answers: readonly Answer[]) => ({ feature: { answers, calls, host } })
const file = { ...someShare, id: 'node-3', name: '一层平面图.dwg', kind: 'file', size: 4_823_449 } as const

export const Loading: Story = {
  parameters: answering(never(operations.openShare)),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull())
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listShared, { totalItems: 0, list: [], path: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.folderEmpty)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '施工图' })).toHaveAttribute(
      'href',
      `${pagePaths.sharedFiles}?share=share-1&folder=node-1`,
    )
    const path = await canvas.findByRole('link', { name: '云筑大厦' })
    await expect(path).toHaveAttribute('href', `${pagePaths.sharedFiles}?share=share-1&folder=folder-1`)
    // Visible at the pointer.
    await expect(
      canvas.getByRole('button', { name: texts.downloadOf(someNodes[2]?.name ?? '') }),
    ).toBeInTheDocument()
  },
}

/** The content of the shared folder, as one zip. */
export const DownloadAllFails: Story = {
  parameters: answering(refuse(operations.getSharedDownload, sharingRefusals.revoked)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '施工图' })
    await userEvent.click(canvas.getByRole('button', { name: texts.downloadAll }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        tone: 'failure',
        message: texts.downloadFailed(sentenceOf(sharingRefusals.revoked)),
      }),
    )
  },
}

/** The file's content, shown by the portal's preview. */
export const Shown: Story = {
  args: { Preview: ({ file: { name, url } }) => <iframe title={name} src={url} /> },
  parameters: answering(answer(operations.openShare, file)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(file.name)).toHaveAttribute('src', 'about:blank')
    await expect(canvas.getByRole('button', { name: texts.download })).toBeVisible()
  },
}

/** A file of a shared folder, with a link back. */
export const ShownInFolder: Story = {
  ...Shown,
  parameters: {
    feature: {
      calls,
      host: { ...host, location: { ...host.location, search: 'share=share-1&file=node-3' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(file.name)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.backToFolder(someShare.name) })).toHaveAttribute(
      'href',
      `${pagePaths.sharedFiles}?share=share-1&folder=folder-1`,
    )
    const asked = calls.find(({ operation }) => operation === 'getSharedPreview')
    await expect(asked?.body).toMatchObject({ id: 'node-3', pass: 'pass' })
  },
}

/** Its address has expired: it is loaded again with the address of the next answer. */
export const ReadsAgain: Story = {
  args: {
    Preview: ({ file: { url }, onRetry }) => (
      <button type="button" onClick={onRetry}>
        {url}
      </button>
    ),
  },
  parameters: answering(
    answer(operations.openShare, file),
    answer(operations.getSharedPreview, () => ({
      id: file.id,
      name: file.name,
      size: file.size,
      parentId: null,
      url: `about:blank#${calls.length}`,
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('button', { name: /^about:blank/ })
    const first = address.textContent
    await userEvent.click(address)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^about:blank/ })).not.toHaveTextContent(first),
    )
  },
}

/** A file that can only be viewed. */
export const LookOnly: Story = {
  parameters: answering(answer(operations.openShare, { ...file, canDownload: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(containing(texts.lookOnly))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.download })).toBeNull()
  },
}

export const DownloadFails: Story = {
  parameters: answering(
    answer(operations.openShare, file),
    refuse(operations.getSharedDownload, sharingRefusals.revoked),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.download }))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        tone: 'failure',
        message: texts.downloadFailed(sentenceOf(sharingRefusals.revoked)),
      }),
    )
  },
}

/** It requires a code, and keeps a wrong one for correction. */
export const CodeFails: Story = {
  parameters: answering({
    operation: operations.openShare,
    respond: (request) => {
      const { codeWanted, wrongCode } = sharingRefusals
      const isTried = (request.body as { code?: string }).code !== undefined
      return refuse(operations.openShare, isTried ? wrongCode : codeWanted).respond(request)
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: texts.code })
    await userEvent.type(field, 'abcdef{Enter}')
    await expect(await canvas.findByText(sentenceOf(sharingRefusals.wrongCode))).toBeVisible()
    await expect(field).toHaveValue('abcdef')
  },
}

/** The next page is on its way; the shown one stays. */
export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listShared, {
      totalItems: 4000,
      list: someNodes.map(({ id, kind, name, size, modifiedAt }) => ({ id, kind, name, size, modifiedAt })),
      path: [],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('会议纪要.pdf')
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('会议纪要.pdf')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.openShare, 'unavailable')),
  play: hasFailed(() => texts.openFailed),
}

export const NotFound: Story = {
  parameters: answering(fail(operations.openShare, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.goneTitle)).toBeVisible()
  },
}

export const Expired: Story = {
  parameters: answering(refuse(operations.openShare, sharingRefusals.expired)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.expiredTitle)).toBeVisible()
  },
}

export const Revoked: Story = {
  parameters: answering(refuse(operations.openShare, sharingRefusals.revoked)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.revokedTitle)).toBeVisible()
  },
}

/** A scanner found malware in it. */
export const Blocked: Story = {
  args: Shown.args,
  parameters: answering(
    answer(operations.openShare, file),
    refuse(operations.getSharedPreview, diskRefusals.infected),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.infectedTitle)).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.openShare, {
      ...file,
      name: `${'华东区域综合建筑设计与工程咨询事业部'.repeat(4)}.dwg`,
    }),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listShared, ({ body }) => ({
      totalItems: 4000,
      list: Array.from({ length: body.pageSize }, (_, n) => ({
        id: `many-${n}`,
        kind: 'file' as const,
        name: `节点详图 ${n + 1}.dwg`,
        size: 182_272,
        modifiedAt: '2026-11-18T01:30:00.000Z',
      })),
      path: [],
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('节点详图 1.dwg')).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '施工图' })).toBeVisible()
  },
}
