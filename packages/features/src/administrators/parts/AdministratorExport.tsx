import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import type { Administrator } from '../api'
import { askAdministratorsAtom } from '../atoms'
import { administratorsMessages } from '../messages'

const atOnce = 100

/** All administrators whom the search leaves. */
export function AdministratorExport({
  columns,
  disabled,
}: {
  readonly columns: readonly ListColumn<Administrator>[]
  readonly disabled: boolean
}) {
  const texts = useTexts(administratorsMessages)
  const ask = useAtomValue(askAdministratorsAtom)
  return (
    <ExportButton
      name={texts.administratorList}
      disabled={disabled}
      page={(pageIndex, call) => ask(pageIndex, atOnce, call)}
      columns={columns}
    />
  )
}
