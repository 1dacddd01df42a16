import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import { askHistoryAtom } from '../atoms'
import { historyMessages } from '../messages'
import type { HistoryRow } from '../wire'

const atOnce = 1000

/** Everything that the filters leave, newest first. */
export function HistoryExport({
  columns,
  disabled,
}: {
  readonly columns: readonly ListColumn<HistoryRow>[]
  readonly disabled: boolean
}) {
  const texts = useTexts(historyMessages)
  const ask = useAtomValue(askHistoryAtom)
  return (
    <ExportButton
      name={texts.history}
      disabled={disabled}
      page={(pageIndex, call) => ask(pageIndex, atOnce, call)}
      columns={columns}
    />
  )
}
