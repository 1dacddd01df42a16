import { binDays } from '@atrium/contracts/disk/contract'
import { deferMounted } from '@atrium/ui/overlay'
import { useMemo, useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { downloadAction, trashAction } from '../actions'
import type { DiskNode } from '../api'
import { diskMessages } from '../messages'
import type { NodeActions } from './useNodeMenu'

const PlaceDialog = deferMounted(async () => (await import('./PlaceDialog')).PlaceDialog)
const NameDialog = deferMounted(async () => (await import('./NameDialog')).NameDialog)
const ShareDialog = deferMounted(async () => (await import('../sharing/ShareDialog')).ShareDialog)

type Doing =
  | { readonly kind: 'rename' | 'share'; readonly node: DiskNode }
  | { readonly kind: 'move' | 'copy' | 'trash'; readonly nodes: readonly DiskNode[] }

/** The actions for files and folders, with their dialogs. `onDone`: the selected items were handled. */
export function useNodeActions(onDone: () => void) {
  const texts = useTexts(diskMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const [doing, setDoing] = useState<Doing>()
  const { run: download, busy: isDownloading } = useAction(downloadAction)
  const actions = useMemo(
    (): NodeActions => ({
      async onDownload(nodes) {
        const result = await download(nodes)
        if (!result.done) notify({ tone: 'failure', message: texts.downloadFailed(describe(result.failure)) })
      },
      onRename: (node) => setDoing({ kind: 'rename', node }),
      onShare: (node) => setDoing({ kind: 'share', node }),
      onCopy: (nodes) => setDoing({ kind: 'copy', nodes }),
      onMove: (nodes) => setDoing({ kind: 'move', nodes }),
      onTrash: (nodes) => setDoing({ kind: 'trash', nodes }),
    }),
    [download, notify, texts, describe],
  )
  const close = () => setDoing(undefined)
  const done = () => {
    close()
    onDone()
  }
  const dialogs = (
    <>
      {doing?.kind === 'rename' && <NameDialog node={doing.node} onClose={close} />}
      {doing?.kind === 'share' && <ShareDialog node={doing.node} onClose={close} />}
      {(doing?.kind === 'move' || doing?.kind === 'copy') && (
        <PlaceDialog nodes={doing.nodes} how={doing.kind} onClose={close} onDone={done} />
      )}

      <TrashQuestion
        nodes={doing?.kind === 'trash' ? doing.nodes : undefined}
        onClose={close}
        onTrashed={done}
      />
    </>
  )
  return { actions, dialogs, isDownloading }
}

interface TrashQuestionProps {
  /** Undefined: no question. */
  readonly nodes: readonly DiskNode[] | undefined
  readonly onClose: () => void
  readonly onTrashed: () => void
}

/** Asks before something is moved to the bin. */
function TrashQuestion({ nodes = [], onClose, onTrashed }: TrashQuestionProps) {
  const texts = useTexts(diskMessages)
  const describe = useDescribeFailure()
  const { perform } = useAction(trashAction)
  return (
    <Question
      open={nodes.length > 0}
      onOpenChange={(open) => open || onClose()}
      title={texts.trashTitle(nodes.length)}
      description={texts.trashHint(binDays)}
      tone="danger"
      confirmLabel={texts.trash}
      onConfirm={async () => {
        await perform(nodes.map(({ id }) => id))
        onTrashed()
      }}
      done={texts.trashed(nodes.length)}
      describeFailure={(failure) => texts.trashFailed(describe(failure))}
    />
  )
}
