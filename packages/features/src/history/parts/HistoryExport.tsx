import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/ExportButton'
import { useFormat, useTexts } from '../../shared/useHost'
import { askHistoryAtom } from '../atoms'
import { historyMessages } from '../messages'
import { useDescribeRow } from './useDescribeRow'

const atOnce = 1000

/** Everything that the filters leave, newest first. */
export function HistoryExport({ disabled }: { readonly disabled: boolean }) {
  const texts = useTexts(historyMessages)
  const format = useFormat()
  const ask = useAtomValue(askHistoryAtom)
  const describe = useDescribeRow()
  return (
    <ExportButton
      name={texts.history}
      disabled={disabled}
      page={(pageIndex, signal) => ask(pageIndex, atOnce, signal)}
      columns={[
        { header: texts.at, cell: ({ at }) => format.timestamp(at) },
        { header: texts.actor, cell: describe.actor },
        { header: texts.operation, cell: describe.operation },
        { header: texts.touched, cell: (row) => describe.touched(row).join('\n') },
        { header: texts.changes, cell: (row) => describe.changes(row).join('\n') },
      ]}
    />
  )
}
