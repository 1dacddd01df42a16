import { diskContract as operations, quotas } from '@atrium/contracts/disk/contract'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { useHost } from '../shared/host/useKept'
import { usePathname } from '../shared/host/useLocation'
import { listMessages } from '../shared/list/messages'
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
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { Disk } from './Disk'
import { diskMessages } from './messages'
import { diskAnswers, someNodes, somePath } from './mocks'
import { sharingMessages } from './sharing/messages'

const texts = textsOf(diskMessages)
const components = textsOf(componentMessages)
const lists = textsOf(listMessages)
const sharing = textsOf(sharingMessages)

const calls: RecordedCall[] = []
const notify = fn()
const at = (search: string) => ({
  companyId: undefined,
  location: { pathname: pagePaths.ownDisk, search },
})

/** The person's files, `/cloudDisk`. */
const meta = {
  id: 'features-disk-disk',
  title: 'Features/Disk/Disk 云盘',
  component: Disk,
  decorators: [withFeature(diskAnswers)],
  parameters: { feature: { calls, host: { notify, ...at('') } } },
  beforeEach: () => {
    calls.length = 0
    notify.mockClear()
  },
} satisfies Meta<typeof Disk>

export default meta
type Story = StoryObj<typeof meta>

const showing = (search: string, ...answers: readonly Answer[]) => ({
  feature: { answers, calls, host: { notify, ...at(search) } },
})
const answering = (...answers: readonly Answer[]) => showing('', ...answers)
const none = answer(operations.listNodes, { totalItems: 0, list: [], path: [] })

const scans = [undefined, undefined, 'pending', 'tooLarge', 'infected'] as const

export const Loading: Story = {
  parameters: answering(never(operations.listNodes)),
  play: isLoading('table', () => texts.files),
}

export const Empty: Story = {
  parameters: answering(none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: texts.upload })).toHaveLength(2)
  },
}

export const NoMatches: Story = {
  parameters: showing('search=桥梁', none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const folder = await canvas.findByRole('link', { name: '施工图' })
    await expect(folder).toHaveAttribute('href', `${pagePaths.ownDisk}?folder=node-1`)
    await expect(canvas.getByText('4.6 MB')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: texts.used('3.4 GB', '10 GB') })).toBeVisible()
  },
}

/** A company's disk for a member: files of other people can't be changed. */
export const OfCompany: Story = {
  parameters: {
    feature: {
      answers: [
        answer(operations.getQuota, { used: 38_650_722_201, total: quotas.company }),
        answer(operations.listNodes, {
          totalItems: someNodes.length,
          list: someNodes.map((one, n) => ({ ...one, addedBy: '沈知远', canChange: n === 4 })),
          path: [],
        }),
      ],
      host: { companyId: 'company-1', location: { pathname: pagePaths.sharedDisk, search: '' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '施工图' })).toHaveAttribute(
      'href',
      `${pagePaths.sharedDisk}?folder=node-1`,
    )
    await expect(canvas.getAllByText('沈知远')).toHaveLength(someNodes.length)
    for (const { name } of someNodes.slice(3)) {
      await userEvent.click(canvas.getByRole('button', { name: lists.actionsOf(name) }))
      const item = await screen.findByRole('menuitem', { name: texts.rename })
      await expect(item.getAttribute('aria-disabled') === 'true').toBe(name !== someNodes[4]?.name)
      await userEvent.keyboard('{Escape}')
    }
  },
}

/** The folder path consists of links. */
/** Files that wait for a scan, contain malware or are too large to scan are marked next to their name. */
export const Scanned: Story = {
  parameters: answering(
    answer(operations.listNodes, {
      totalItems: someNodes.length,
      list: someNodes.map((one, n) => ({ ...one, scan: scans[n] })),
      path: [],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.scanPending)).toBeVisible()
    await expect(canvas.getByText(texts.scanTooLarge)).toBeVisible()
    await expect(canvas.getByText(texts.scanInfected)).toBeVisible()
  },
}

export const InFolder: Story = {
  parameters: showing('folder=folder-2'),
  play: async ({ canvas }) => {
    const path = within(await canvas.findByRole('navigation', { name: texts.path }))
    await expect(await path.findByRole('link', { name: '云筑大厦' })).toHaveAttribute(
      'href',
      `${pagePaths.ownDisk}?folder=folder-1`,
    )
    await expect(path.getByText('结构专业')).toHaveAttribute('aria-current', 'page')
  },
}

/** The next page is on its way; the shown one stays. */
export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.listNodes, { totalItems: 4000, list: someNodes, path: [] })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('会议纪要.pdf')
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('会议纪要.pdf')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listNodes, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

/** Who left the company may no longer see its disk. */
export const Forbidden: Story = {
  parameters: {
    feature: {
      answers: [fail(operations.listNodes, 'forbidden')],
      host: { companyId: 'company-1', location: { pathname: pagePaths.sharedDisk, search: '' } },
    },
  },
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: showing('folder=gone', fail(operations.listNodes, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.folderMissing)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.backToTop })).toHaveAttribute(
      'href',
      pagePaths.ownDisk,
    )
  },
}

const longName = '华东区域综合建筑设计与工程咨询事业部第一结构设计研究所施工图审查意见回复单'.repeat(2)

export const LongText: Story = {
  parameters: showing(
    'folder=folder-2',
    answer(operations.listNodes, {
      totalItems: 2,
      list: someNodes.slice(1, 3).map((one) => ({ ...one, name: longName + one.name })),
      path: somePath.map((folder) => ({ ...folder, name: longName })),
    }),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listNodes, ({ query }) => ({
      totalItems: 100_000,
      list: Array.from({ length: query.pageSize }, (_, n) => ({
        ...(someNodes[2] as (typeof someNodes)[number]),
        id: `many-${n}`,
        name: `节点详图 ${n + 1}.dwg`,
      })),
      path: [],
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(100_000))).toBeInTheDocument()
  },
}

const asTiles = {
  store: { read: (key: string) => (key === 'diskLayout' ? 'tiles' : undefined), write: fn() },
}
const tiles = (...answers: readonly Answer[]) => ({
  feature: { answers, calls, host: { notify, ...asTiles, ...at('') } },
})

/** By pointer and by keyboard, like rows; sorted without column headers. */
export const Tiles: Story = {
  parameters: tiles(),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: texts.files }))
    const folder = await list.findByRole('link', { name: '施工图' })
    folder.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(await list.findByRole('link', { name: '一层平面图.dwg' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(folder).toHaveFocus())
    const box = list.getByRole('checkbox', { name: components.selectRow('会议纪要.pdf') })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(canvas.getByRole('button', { name: texts.move })).toBeVisible()
    await userEvent.click(box)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.sort }), 'size true')
    const asked = {
      operation: 'listNodes',
      query: expect.objectContaining({ orderBy: 'size', isOrderDesc: 'true' }),
    }
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining(asked)))
  },
}

/** Only visible rows are requested. */
export const TilesManyRows: Story = {
  parameters: tiles(
    answer(operations.listNodes, ({ query }) => ({
      totalItems: 100_000,
      list: Array.from({ length: query.pageSize }, (_, n) => ({
        ...(someNodes[2] as (typeof someNodes)[number]),
        id: `many-${(query.pageIndex - 1) * query.pageSize + n}`,
        name: `节点详图 ${(query.pageIndex - 1) * query.pageSize + n + 1}.dwg`,
      })),
      path: [],
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: texts.files }))
    const first = await list.findByRole('link', { name: '节点详图 1.dwg' })
    first.focus()
    await userEvent.keyboard('{End}')
    await expect(await list.findByRole('link', { name: '节点详图 100000.dwg' })).toHaveFocus()
    await expect(list.getAllByRole('listitem').length).toBeLessThan(120)
    await expect(calls.filter(({ operation }) => operation === 'listNodes').length).toBeLessThan(6)
    await userEvent.keyboard('{Home}')
    await expect(await list.findByRole('link', { name: '节点详图 1.dwg' })).toHaveFocus()
  },
}

export const TilesFail: Story = {
  parameters: tiles({
    operation: operations.listNodes,
    respond: (request) =>
      request.query.pageSize === '100' || Number(request.query.pageSize) === 100
        ? fail(operations.listNodes, 'unavailable').respond(request)
        : answer(operations.listNodes, { totalItems: 5, list: someNodes, path: [] }).respond(request),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.tilesFailed })).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '施工图' })).toBeVisible()
  },
}

/** Adding is in the button below, including the camera; tiles, which have no headers, are sorted in a sheet. */
export const NarrowSheet: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '施工图' })
    const camera = canvas.getByLabelText(texts.takePhoto, { selector: 'input' })
    await expect(camera).toHaveAttribute('capture', 'environment')
    await userEvent.click(canvas.getByRole('button', { name: texts.add }))
    await expect(await screen.findByRole('menuitem', { name: texts.takePhoto })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: lists.filtersAndActions }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('button', { name: texts.tiles }))
    await expect(await screen.findByRole('list', { name: texts.files, hidden: true })).toBeInTheDocument()
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: texts.sort }), 'modifiedAt true')
    const asked = { operation: 'listNodes', query: expect.objectContaining({ orderBy: 'modifiedAt' }) }
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining(asked)))
  },
}

export const Bin: Story = {
  parameters: showing('view=bin'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.restoreOf(someNodes[2]?.name ?? '') }),
    )
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.restored(1) }))
    await expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'restoreNodes', body: { ids: ['node-3'] } }),
    )
  },
}

export const EmptyBin: Story = {
  parameters: showing('view=bin', answer(operations.listBin, { totalItems: 0, list: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.binEmpty)).toBeVisible()
  },
}

/** The link, with its access code. */
export const ShareSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '施工图' })
    await userEvent.click(canvas.getByRole('button', { name: lists.actionsOf('会议纪要.pdf') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: sharing.share }))
    const dialog = within(await screen.findByRole('dialog', { name: sharing.shareOf('会议纪要.pdf') }))
    await userEvent.click(dialog.getByRole('radio', { name: sharing.forever }))
    await userEvent.click(dialog.getByRole('switch', { name: sharing.withDownload }))
    await userEvent.click(dialog.getByRole('button', { name: sharing.create }))
    await expect(await dialog.findByRole('textbox', { name: sharing.code })).toHaveValue('k7m3xp')
    await expect(dialog.getByRole('button', { name: sharing.copyBoth })).toHaveFocus()
    const body = { id: 'node-5', expireDays: -1, hasCode: true, canDownload: false }
    await expect(calls).toContainEqual(expect.objectContaining({ operation: 'addShare', body }))
  },
}

export const Shares: Story = {
  parameters: showing('view=shares'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('k7m3xp')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: lists.actionsOf('施工图') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: sharing.revoke }))
    const dialog = within(await screen.findByRole('alertdialog', { name: sharing.revokeTitle('施工图') }))
    await userEvent.click(dialog.getByRole('button', { name: sharing.revoke }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: sharing.revoked }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** A file with a name that is taken. */
export const AddFolderFails: Story = {
  parameters: answering(refuse(operations.addFolder, diskRefusals.nameTaken({ name: '施工图' }))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '施工图' })
    await userEvent.click(canvas.getByRole('button', { name: texts.addFolder }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.addFolder }))
    const field = dialog.getByRole('textbox', { name: texts.folderName })
    await userEvent.type(field, 'CON')
    await userEvent.click(dialog.getByRole('button', { name: texts.create }))
    await expect(await dialog.findByText(texts.nameReserved)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '施工图')
    await userEvent.click(dialog.getByRole('button', { name: texts.create }))
    await expect(
      await dialog.findByText(sentenceOf(diskRefusals.nameTaken({ name: '施工图' }))),
    ).toBeVisible()
  },
}

export const MoveSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: components.selectRow('会议纪要.pdf') }))
    await userEvent.click(canvas.getByRole('button', { name: texts.move }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.moveTitle(1) }))
    await userEvent.click(await dialog.findByRole('button', { name: '施工图' }))
    await dialog.findByRole('button', { name: '结构专业' })
    await userEvent.click(dialog.getByRole('button', { name: texts.moveHere }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.moved(1) }))
    await expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'moveNodes', body: { ids: ['node-5'], parentId: 'node-1' } }),
    )
  },
}

/** With the same dialog: into a folder, or next to the original. */
export const CopySucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '施工图' })
    await userEvent.click(canvas.getByRole('button', { name: lists.actionsOf('施工图') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.copy }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.copyTitle(1) }))
    await expect(await dialog.findByRole('button', { name: '施工图' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: texts.copyHere }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.copied(1) }))
    await expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'copyNodes', body: { ids: ['node-1'] } }),
    )
  },
}

export const CopyFails: Story = {
  parameters: answering(refuse(operations.copyNodes, diskRefusals.overQuota)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: components.selectRow('会议纪要.pdf') }))
    await userEvent.click(canvas.getByRole('button', { name: texts.copy }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.copyTitle(1) }))
    await dialog.findByRole('button', { name: '施工图' })
    await userEvent.click(dialog.getByRole('button', { name: texts.copyHere }))
    const message = texts.copyFailed(sentenceOf(diskRefusals.overQuota))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'failure', message }))
  },
}

const tooMuch = diskRefusals.tooMuch({ most: 1000 })

/** Several files are downloaded as one zip. */
export const DownloadFails: Story = {
  parameters: answering(refuse(operations.packNodes, tooMuch)),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['施工图', '会议纪要.pdf'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: components.selectRow(name) }))
    await userEvent.click(canvas.getByRole('button', { name: texts.download }))
    const message = texts.downloadFailed(sentenceOf(tooMuch))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'failure', message }))
    await expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'packNodes', body: { ids: ['node-1', 'node-5'] } }),
    )
  },
}

const rowOf = (link: HTMLElement) => link.closest<HTMLElement>('[draggable=true]') ?? link

/** Selected items are dragged together; nothing can be dropped on itself; it can be undone. */
export const DropSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    const folder = rowOf(await canvas.findByRole('link', { name: '施工图' }))
    const file = rowOf(canvas.getByRole('link', { name: '会议纪要.pdf' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: components.selectRow('会议纪要.pdf') }))
    await userEvent.click(canvas.getByRole('checkbox', { name: components.selectRow('计算书') }))
    const dataTransfer = new DataTransfer()
    fireEvent.dragStart(file, { dataTransfer })
    fireEvent.dragOver(file, { dataTransfer })
    await expect(file).not.toHaveAttribute('data-drop')
    fireEvent.dragOver(rowOf(canvas.getByRole('link', { name: '计算书' })), { dataTransfer })
    await expect(canvas.getByRole('row', { name: /计算书/ })).not.toHaveAttribute('data-drop')
    fireEvent.dragOver(folder, { dataTransfer })
    await expect(folder).toHaveAttribute('data-drop', 'over')
    fireEvent.drop(folder, { dataTransfer })
    fireEvent.dragEnd(file, { dataTransfer })
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(expect.objectContaining({ message: texts.moved(2) })),
    )
    await expect(folder).not.toHaveAttribute('data-drop')
    const moved = { operation: 'moveNodes', body: { ids: ['node-5', 'node-2'], parentId: 'node-1' } }
    await expect(calls).toContainEqual(expect.objectContaining(moved))
    notify.mock.lastCall?.[0].action.run()
    const back = { operation: 'moveNodes', body: { ids: ['node-5', 'node-2'] } }
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining(back)))
  },
}

/** Onto a parent of the current folder. */
export const DropFails: Story = {
  parameters: showing(
    'folder=folder-2',
    refuse(operations.moveNodes, diskRefusals.nameTaken({ name: '会议纪要.pdf' })),
  ),
  play: async ({ canvas }) => {
    const file = rowOf(await canvas.findByRole('link', { name: '会议纪要.pdf' }))
    const place = canvas.getByRole('link', { name: '云筑大厦' })
    const dataTransfer = new DataTransfer()
    fireEvent.dragStart(file, { dataTransfer })
    fireEvent.dragOver(place, { dataTransfer })
    await expect(place).toHaveAttribute('data-drop', 'over')
    fireEvent.drop(place, { dataTransfer })
    const message = texts.moveFailed(texts.moveTaken)
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'failure', message }))
  },
}

/** Simulates a drag from outside of the browser. */
const dropped = () =>
  Object.defineProperties(new DataTransfer(), {
    types: { value: ['Files'] },
    items: { value: [] },
    files: { value: [new File([], '空.txt')] },
  })

/** Files from outside, anywhere on the page. */
export const DropZone: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '施工图' })
    fireEvent.dragOver(document.body, { dataTransfer: dropped() })
    await expect(await screen.findByText(texts.dropHere)).toBeVisible()
  },
}

/** Onto a visible folder, and not also into the current one. */
export const DropIntoFolder: Story = {
  play: async ({ canvas }) => {
    const folder = rowOf(await canvas.findByRole('link', { name: '施工图' }))
    const dataTransfer = dropped()
    fireEvent.dragOver(folder, { dataTransfer })
    await expect(folder).toHaveAttribute('data-drop', 'over')
    fireEvent.drop(folder, { dataTransfer })
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'beginUpload')).toMatchObject([
        { body: { name: '空.txt', parentId: 'node-1' } },
      ]),
    )
    await expect(screen.queryByText(texts.dropHere)).toBeNull()
  },
}

function Pages() {
  const { navigate } = useHost()
  const isDisk = usePathname() === pagePaths.ownDisk
  return (
    <>
      <button type="button" onClick={() => navigate(isDisk ? pagePaths.personalHome : pagePaths.ownDisk)}>
        {isDisk ? 'home' : 'disk'}
      </button>
      {isDisk && <Disk />}
    </>
  )
}

/** Returning by the menu opens the last folder. */
export const Returning: Story = {
  parameters: showing('folder=folder-2&orderName=1'),
  render: () => <Pages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: components.selectRow('会议纪要.pdf') }))
    await userEvent.click(canvas.getByRole('button', { name: 'home' }))
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'disk' }))
    await expect(await canvas.findByText('结构专业')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('checkbox', { name: components.selectRow('会议纪要.pdf') })).toBeChecked()
    await expect(canvas.getByRole('columnheader', { name: new RegExp(texts.size) })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  },
}

export const TrashSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: components.selectRow('会议纪要.pdf') }))
    await userEvent.click(canvas.getByRole('button', { name: texts.trash }))
    const dialog = within(await screen.findByRole('alertdialog', { name: texts.trashTitle(1) }))
    await userEvent.click(dialog.getByRole('button', { name: texts.trash }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.trashed(1) }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

const files = ['空.txt', '空 2.txt', 'CON.txt'].map((name) => new File([], name))

const upload: Story['play'] = async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: '施工图' })
  await userEvent.upload(canvas.getByLabelText(texts.upload, { selector: 'input' }), files)
}

/** An invalid name isn't sent. */
export const UploadSucceeds: Story = {
  play: async (context) => {
    await upload?.(context)
    await expect(await screen.findByText(texts.uploadsDone(2))).toBeVisible()
    await expect(screen.getByText(texts.badName)).toBeVisible()
    await expect(calls.filter(({ operation }) => operation === 'finishUpload')).toHaveLength(2)
  },
}

export const UploadFails: Story = {
  parameters: answering(refuse(operations.beginUpload, diskRefusals.overQuota)),
  play: async (context) => {
    await upload?.(context)
    await waitFor(() =>
      expect(screen.getAllByText(texts.uploadFailed(sentenceOf(diskRefusals.overQuota)))).toHaveLength(2),
    )
  },
}

/** One question for all of them. */
export const UploadClashes: Story = {
  parameters: answering(refuse(operations.beginUpload, diskRefusals.nameTaken({ name: '空.txt' }))),
  play: async (context) => {
    await upload?.(context)
    const dialog = within(await screen.findByRole('dialog', { name: texts.clashTitle(2) }))
    await context.userEvent.click(dialog.getByRole('radio', { name: texts.skip }))
    await context.userEvent.click(dialog.getByRole('button', { name: texts.goOn }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: texts.clashTitle(2) })).toBeNull())
    await expect(screen.queryByText('空.txt')).toBeNull()
  },
}

/** Started before the page was loaded: the same file must be chosen again. */
export const Unfinished: Story = {
  parameters: answering(
    answer(operations.listUploads, [
      {
        uploadId: 'upload-1',
        name: '地下室结构模型.ifc',
        size: 126_353_408,
        received: 50_331_648,
        modifiedAt: '2026-11-18T01:30:00.000Z',
        parentId: null,
      },
    ]),
  ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(texts.unfinishedHint)).toBeVisible()
    await expect(screen.getByText('48 MB / 121 MB')).toBeVisible()
    const input = screen.getByLabelText(texts.chooseAgainOf('地下室结构模型.ifc'), { selector: 'input' })
    await userEvent.upload(input, new File(['x'], '别的.ifc'))
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        tone: 'warning',
        message: texts.notTheSame('地下室结构模型.ifc'),
      }),
    )
  },
}
