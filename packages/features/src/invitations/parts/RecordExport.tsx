import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/ExportButton'
import { useFormat, useTexts } from '../../shared/useHost'
import { askInvitationsAtom } from '../atoms'
import { invitationsMessages } from '../messages'
import { useStatusNames } from './useStatusNames'

const atOnce = 1000

/** All invitations that search and status leave. */
export function RecordExport({ disabled }: { readonly disabled: boolean }) {
  const texts = useTexts(invitationsMessages)
  const statuses = useStatusNames()
  const { timestamp } = useFormat()
  const ask = useAtomValue(askInvitationsAtom)
  return (
    <ExportButton
      name={texts.recordList}
      disabled={disabled}
      page={(pageIndex, signal) => ask(pageIndex, atOnce, signal)}
      columns={[
        { header: texts.phone, cell: (row) => row.phone },
        { header: texts.name, cell: (row) => row.realName },
        { header: texts.department, cell: (row) => row.department },
        { header: texts.status, cell: (row) => statuses[row.inviteStatus] },
        { header: texts.invitedAt, cell: (row) => timestamp(row.invitedAt) },
        { header: texts.addedAt, cell: (row) => timestamp(row.addedAt) },
      ]}
    />
  )
}
