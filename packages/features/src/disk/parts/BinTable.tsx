import { binDays, mostChosen } from '@atrium/contracts/disk/contract'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtomValue, useSetAtom } from 'jotai'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useCovers, useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { ListAction } from '../../shared/list/ListAction'
import { ListCard } from '../../shared/list/ListCard'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { emptyBinAction, restoreAction } from '../actions'
import type { TrashedNode } from '../api'
import { binList, chosenTrash } from '../atoms'
import { diskMessages } from '../messages'
import styles from './BinTable.module.css'
import { Quota } from './Quota'
import { useBinColumns } from './useBinColumns'

/** The content of the bin, to restore or delete permanently. */
export function BinTable() {
  const texts = useTexts(diskMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const page = useAtomValue(binList.pageAtom)
  const chosen = useAtomValue(chosenTrash.rowsAtom)
  const choose = useSetAtom(chosenTrash.chooseAtom)
  const mayChange = useCovers('disk:write')
  const { run, busy } = useAction(restoreAction)
  const { perform: remove } = useAction(emptyBinAction)
  /** The items in question: some, or all. */
  const [removing, setRemoving] = useState<readonly TrashedNode[] | 'all'>()

  const actions = useMemo(
    () => ({
      async onRestore(nodes: readonly TrashedNode[]) {
        const result = await run(nodes.map(({ id }) => id))
        if (!result.done)
          return notify({ tone: 'failure', message: texts.restoreFailed(describe(result.failure)) })
        notify({ tone: 'success', message: texts.restored(nodes.length) })
        choose([])
      },
      onRemove: (nodes: readonly TrashedNode[]) => setRemoving(nodes),
    }),
    [run, notify, texts, describe, choose],
  )
  const isEmpty = page.state !== 'ready' || page.value.totalItems === 0
  return (
    <>
      <ListCard
        list={binList}
        columns={useBinColumns(actions)}
        getRowId={(row) => row.id}
        getRowLabel={(row) => row.name}
        caption={texts.bin}
        failedTitle={texts.failed}
        notice={<p className={styles.hint}>{texts.binHint(binDays)}</p>}
        actions={
          mayChange && (
            <ListAction
              tone="danger"
              icon={<Trash2 />}
              disabled={isEmpty}
              onSelect={() => setRemoving('all')}
            >
              {texts.emptyBin}
            </ListAction>
          )
        }
        chosen={{
          rows: chosenTrash,
          most: mostChosen,
          enabled: mayChange,
          actions: (
            <>
              <Button size="small" icon={<RotateCcw />} busy={busy} onClick={() => actions.onRestore(chosen)}>
                {texts.restore}
              </Button>
              <Button size="small" tone="danger" icon={<Trash2 />} onClick={() => setRemoving(chosen)}>
                {texts.remove}
              </Button>
            </>
          ),
        }}
        empty={<EmptyState drawing="files" title={texts.binEmpty} />}
        footer={<Quota />}
      />
      <Question
        open={removing !== undefined}
        onOpenChange={(open) => open || setRemoving(undefined)}
        title={Array.isArray(removing) ? texts.removeTitle(removing.length) : texts.emptyBinTitle}
        description={texts.removeHint}
        tone="danger"
        confirmLabel={texts.remove}
        onConfirm={async () => {
          await remove(removing === 'all' ? undefined : removing?.map(({ id }) => id))
          choose([])
          setRemoving(undefined)
        }}
        done={texts.removed}
        describeFailure={(failure) => texts.trashFailed(describe(failure))}
      />
    </>
  )
}
