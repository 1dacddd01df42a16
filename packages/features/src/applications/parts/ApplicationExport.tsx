import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import type { Application } from '../api'
import { askApplicationsAtom } from '../atoms'
import { applicationsMessages } from '../messages'

const atOnce = 1000

/** All applications that search and status leave. */
export function ApplicationExport({
  columns,
  disabled,
}: {
  readonly columns: readonly ListColumn<Application>[]
  readonly disabled: boolean
}) {
  const texts = useTexts(applicationsMessages)
  const ask = useAtomValue(askApplicationsAtom)
  return (
    <ExportButton
      name={texts.list}
      disabled={disabled}
      page={(pageIndex, call) => ask(pageIndex, atOnce, call)}
      columns={columns}
    />
  )
}
