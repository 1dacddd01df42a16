import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import type { Invitation } from '../api'
import { askInvitationsAtom } from '../atoms'
import { invitationsMessages } from '../messages'

const atOnce = 1000

/** All invitations that search and status leave. */
export function RecordExport({
  columns,
  disabled,
}: {
  readonly columns: readonly ListColumn<Invitation>[]
  readonly disabled: boolean
}) {
  const texts = useTexts(invitationsMessages)
  const ask = useAtomValue(askInvitationsAtom)
  return (
    <ExportButton
      name={texts.recordList}
      disabled={disabled}
      page={(pageIndex, call) => ask(pageIndex, atOnce, call)}
      columns={columns}
    />
  )
}
