import { pagePaths } from '@atrium/contracts/paths'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { atom, useAtomValue, useStore } from 'jotai'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { pathnameAtom } from '../shared/host/host'
import { useCovers, useDescribeFailure, useHost, useTexts } from '../shared/host/useKept'
import { useLocation, usePathname } from '../shared/host/useLocation'
import { ListCard } from '../shared/list/ListCard'
import { useAction } from '../shared/request/useAction'
import { Question } from '../shared/screen/Question'
import { Screen } from '../shared/screen/Screen'
import { useCopy } from '../shared/screen/useCopy'
import type { DiskNode } from './api'
import { chosenNodes, diskList, folderPathAtom, shownAtom, unfinishedAtom } from './atoms'
import { diskMessages } from './messages'
import { BinTable } from './parts/BinTable'
import type { Share } from './sharing/api'
import { revokeShareAction, shareList } from './sharing/atoms'
import { sharingMessages } from './sharing/messages'
import { useShareColumns } from './sharing/useShareColumns'
import { uploadsAtom } from './uploads/queue'
import { UploadArea } from './uploads/UploadArea'
import { UploadPanel } from './uploads/UploadPanel'
import { useUploadsValue } from './uploads/uploadsStore'
import { useDiskName } from './useDiskName'

/**
 * The files of the person, or of the company (`/company-cloudDisk`, `/co-cloudDisk`), folder by folder, and the
 * bin.
 */
export function Disk() {
  const texts = useTexts(diskMessages)
  const sharing = useTexts(sharingMessages)
  const shown = useAtomValue(shownAtom)
  const disk = useDiskName()
  const pathname = usePathname()
  const { offers } = useHost()
  // Members have it at the top of their menu.
  const isBelow =
    pathname === pagePaths.companyDisk || (pathname === pagePaths.sharedDisk && offers(pagePaths.companyDisk))
  const folderPath = useAtomValue(folderPathAtom)
  const page = useAtomValue(diskList.pageAtom)
  // On a phone, the heading names the folder, and its arrow leads to the parent.
  const inFolder = useNarrowWindow() && shown === 'files' && page.state === 'ready' ? page.value.path : []
  const around = inFolder.slice(0, -1).map(({ id, name }) => ({ name, to: folderPath(id) }))
  const above = [
    ...(isBelow ? [{ name: texts.enterprise }] : []),
    ...(shown === 'files' && inFolder.length === 0 ? [] : [{ name: disk, to: folderPath() }, ...around]),
  ]
  const isReturning = useKeptPlace()
  const name = { files: inFolder.at(-1)?.name ?? disk, bin: texts.bin, shares: sharing.mine }[shown]
  return (
    <Screen
      name={name}
      kind={shown === 'files' ? disk : name}
      above={above}
      isVerbatim={inFolder.length > 0}
      grows
    >
      {shown === 'files' && !isReturning && <UploadArea />}
      {shown === 'bin' && <BinTable />}
      {shown === 'shares' && <ShareTable />}
      <Uploads />
    </Screen>
  )
}

/** Running uploads, and unfinished ones from earlier. */
function Uploads() {
  const uploads = useUploadsValue(uploadsAtom)
  const unfinished = useAtomValue(unfinishedAtom)
  const mayChange = useCovers('disk:write')
  const known = new Set(uploads.map(({ uploadId }) => uploadId))
  // While one starts, it isn't known yet which of them it continues.
  const isBeginning = uploads.some(({ state, uploadId }) => state === 'sending' && uploadId === undefined)
  const left =
    mayChange && unfinished.state === 'ready' && !isBeginning
      ? unfinished.value.filter(({ uploadId }) => !known.has(uploadId))
      : []
  if (uploads.length === 0 && left.length === 0) return null
  return <UploadPanel uploads={uploads} left={left} />
}

/** The person's shares, to copy or revoke. */
function ShareTable() {
  const texts = useTexts(sharingMessages)
  const describe = useDescribeFailure()
  const copy = useCopy()
  const { perform: revoke } = useAction(revokeShareAction)
  const [revoking, setRevoking] = useState<Share>()
  const actions = useMemo(
    () => ({
      onCopy: ({ url, code }: Share) => void copy(code === null ? url : texts.both(url, code)),
      onRevoke: setRevoking,
    }),
    [copy, texts],
  )
  return (
    <>
      <ListCard
        list={shareList}
        columns={useShareColumns(actions)}
        getRowId={(row) => row.shareId}
        getRowLabel={(row) => row.name}
        caption={texts.mine}
        failedTitle={texts.mineFailed}
        empty={<EmptyState drawing="files" title={texts.mineEmpty} description={texts.mineEmptyHint} />}
      />
      <Question
        open={revoking !== undefined}
        onOpenChange={(open) => open || setRevoking(undefined)}
        title={texts.revokeTitle(revoking?.name ?? '')}
        description={texts.revokeHint}
        tone="danger"
        confirmLabel={texts.revoke}
        onConfirm={async () => {
          if (revoking) await revoke(revoking.shareId)
          setRevoking(undefined)
        }}
        done={texts.revoked}
        describeFailure={(failure) => texts.revokeFailed(describe(failure))}
      />
    </>
  )
}

/** The state of a disk when it was left. */
interface Place {
  readonly search: string
  readonly chosen: readonly DiskNode[]
  /** Left for one of its files: the link back there names the folder. */
  readonly isPreviewing: boolean
}

const placesAtom = atom<ReadonlyMap<string, Place>>(new Map())

/**
 * Restores folder, order, page and selection when a person returns to a disk by the menu.
 * @returns whether the navigation there is still in progress
 */
function useKeptPlace(): boolean {
  const store = useStore()
  const { navigate } = useHost()
  const { pathname, search } = useLocation()
  const [path] = useState(pathname)
  const [kept] = useState(() => store.get(placesAtom).get(path))
  const [isReturning, setReturning] = useState(
    () => kept !== undefined && kept.search !== '' && search === '' && !kept.isPreviewing,
  )
  const shown = useRef(search)

  useLayoutEffect(() => {
    if (pathname === path) shown.current = search
  }, [pathname, path, search])

  useLayoutEffect(() => {
    if (isReturning && kept) {
      navigate(`${path}?${kept.search}`, { replace: true })
      setReturning(false)
    }
    if (kept && (isReturning || kept.search === shown.current)) store.set(chosenNodes.chooseAtom, kept.chosen)
  }, [isReturning, kept, path, navigate, store])

  useLayoutEffect(
    () => () => {
      const place = { search: shown.current, chosen: store.get(chosenNodes.rowsAtom) }
      // The destination is known only after this.
      queueMicrotask(() => {
        const isPreviewing = store.get(pathnameAtom).endsWith('filePreview')
        store.set(placesAtom, (known) => new Map(known).set(path, { ...place, isPreviewing }))
      })
    },
    [store, path],
  )
  return isReturning
}
