import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Skeleton } from '@atrium/ui/skeleton'
import { atom, useAtom } from 'jotai'
import { ChevronRight, Folder } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { keyedRequestAtom } from '../../shared/request/keyedRequestAtom'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { moveAction } from '../actions'
import { type DiskNode, diskApiAtom } from '../api'
import { diskErrors } from '../contract'
import { diskMessages } from '../messages'
import { useDiskFailure } from '../useDiskFailure'
import { useDiskName } from '../useDiskName'
import styles from './MoveDialog.module.css'

/** Folders of one that are shown. */
const mostFolders = 100

interface MoveDialogProps {
  readonly nodes: readonly DiskNode[]
  readonly onClose: () => void
  readonly onMoved: () => void
}

/** Chooses a folder, going into one after the other from the top, and moves there. */
export function MoveDialog({ nodes, onClose, onMoved }: MoveDialogProps) {
  const texts = useTexts(diskMessages)
  const { cancel } = useTexts(sharedMessages)
  const { close } = useSharedLabels()
  const { notify } = useHost()
  const describe = useDiskFailure()
  const [folder, setFolder] = useState<string>()
  const [folders, askAgain] = useAtom(useMemo(() => foldersIn(folder), [folder]))
  const { run, busy } = useAction(moveAction)
  const isMoved = (id: string) => nodes.some((node) => node.id === id)
  const places = [
    { id: undefined, name: useDiskName() },
    ...(folders.state === 'ready' ? folders.value.path : []),
  ]

  async function move() {
    const result = await run({ ids: nodes.map(({ id }) => id), to: folder })
    if (!result.done) {
      const { failure } = result
      const why = failure.code === diskErrors.nameTaken ? texts.moveTaken : describe(failure)
      return notify({ tone: 'failure', message: texts.moveFailed(why) })
    }
    notify({ tone: 'success', message: texts.moved(nodes.length) })
    onMoved()
  }

  return (
    <Dialog open onOpenChange={(open) => open || busy || onClose()}>
      <DialogContent width={480}>
        <DialogHeader title={texts.moveTitle(nodes.length)} closeLabel={close} />
        <DialogBody>
          <nav aria-label={texts.path} className={styles.path}>
            {places.map(({ id, name }, n) => (
              <Button
                key={id ?? ''}
                size="small"
                variant="ghost"
                aria-current={n === places.length - 1 ? 'location' : undefined}
                onClick={() => setFolder(id)}
              >
                {name}
              </Button>
            ))}
          </nav>
          {folders.state === 'loading' && <Skeleton className={styles.waiting} />}
          {folders.state === 'failed' && <RequestFailure failure={folders.failure} onRetry={askAgain} />}
          {folders.state === 'ready' && (
            <ul className={`${layout.plainList} ${styles.folders}`}>
              {folders.value.list.map(({ id, name }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.folder}
                    disabled={isMoved(id)}
                    onClick={() => setFolder(id)}
                  >
                    <Folder aria-hidden />
                    <span className={styles.name}>{name}</span>
                    <ChevronRight aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {folders.state === 'ready' && folders.value.list.length === 0 && (
            <p className={layout.hint}>{texts.noFolders}</p>
          )}
          {folders.state === 'ready' && folders.value.totalItems > mostFolders && (
            <p className={layout.hint}>{texts.foldersShown(mostFolders)}</p>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button disabled={busy}>{cancel}</Button>
          </DialogClose>
          <Button variant="primary" busy={busy} disabled={folders.state !== 'ready'} onClick={move}>
            {texts.moveHere}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const foldersIn = (folder: string | undefined) =>
  keyedRequestAtom(atom(folder ?? ''), ['disk'], (get, signal) =>
    get(diskApiAtom).listNodes(
      {
        query: { ...(folder && { parentId: folder }), kind: 'folder', pageIndex: 1, pageSize: mostFolders },
      },
      { signal },
    ),
  )
