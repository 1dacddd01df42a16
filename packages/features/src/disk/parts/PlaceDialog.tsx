import { diskErrors } from '@atrium/contracts/disk/contract'
import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Skeleton } from '@atrium/ui/skeleton'
import { atom, useAtom } from 'jotai'
import { ChevronRight, Folder } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { keyedRequestAtom } from '../../shared/request/steadyAtom'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { copyAction, moveAction } from '../actions'
import { type DiskNode, diskApiAtom } from '../api'
import { diskMessages } from '../messages'
import { useDiskName } from '../useDiskName'
import styles from './PlaceDialog.module.css'

/** Maximum number of folders shown. */
const mostFolders = 100

interface PlaceDialogProps {
  readonly nodes: readonly DiskNode[]
  /** The action in the chosen folder. */
  readonly how: 'move' | 'copy'
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Chooses a folder, starting at the top, and moves or copies items there. */
export function PlaceDialog({ nodes, how, onClose, onDone }: PlaceDialogProps) {
  const texts = useTexts(diskMessages)
  const { cancel } = useTexts(sharedMessages)
  const { close } = useSharedLabels()
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const [folder, setFolder] = useState<string>()
  const [folders, askAgain] = useAtom(useMemo(() => foldersIn(folder), [folder]))
  const { run, busy } = useAction({ move: moveAction, copy: copyAction }[how])
  const words = {
    move: { title: texts.moveTitle, here: texts.moveHere, done: texts.moved, failed: texts.moveFailed },
    copy: { title: texts.copyTitle, here: texts.copyHere, done: texts.copied, failed: texts.copyFailed },
  }[how]
  const isChosen = (id: string) => nodes.some((node) => node.id === id)
  const places = [
    { id: undefined, name: useDiskName() },
    ...(folders.state === 'ready' ? folders.value.path : []),
  ]

  async function place() {
    const result = await run({ ids: nodes.map(({ id }) => id), to: folder })
    if (!result.done) {
      const { failure } = result
      const why = failure.code === diskErrors.nameTaken ? texts.moveTaken : describe(failure)
      return notify({ tone: 'failure', message: words.failed(why) })
    }
    notify({ tone: 'success', message: words.done(nodes.length) })
    onDone()
  }

  return (
    <Dialog open onOpenChange={(open) => open || busy || onClose()}>
      <DialogContent width={480}>
        <DialogHeader title={words.title(nodes.length)} closeLabel={close} />
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
                    disabled={isChosen(id)}
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
          <Button variant="primary" busy={busy} disabled={folders.state !== 'ready'} onClick={place}>
            {words.here}
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
