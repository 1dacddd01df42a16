import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/ExportButton'
import { useFormat, useTexts } from '../../shared/useHost'
import { askApplicationsAtom } from '../atoms'
import { applicationsMessages } from '../messages'
import { statusWords } from './ApplicationStatus'

const atOnce = 1000

/** All applications that search and status leave. */
export function ApplicationExport({ disabled }: { readonly disabled: boolean }) {
  const texts = useTexts(applicationsMessages)
  const { timestamp } = useFormat()
  const ask = useAtomValue(askApplicationsAtom)
  return (
    <ExportButton
      name={texts.list}
      disabled={disabled}
      page={(pageIndex, signal) => ask(pageIndex, atOnce, signal)}
      columns={[
        { header: texts.phone, cell: (row) => row.phone },
        { header: texts.name, cell: (row) => row.realName },
        { header: texts.department, cell: (row) => row.department },
        { header: texts.inviter, cell: (row) => row.inviterName },
        { header: texts.appliedAt, cell: (row) => timestamp(row.appliedAt) },
        { header: texts.status, cell: (row) => texts[statusWords[row.inviteStatus]] },
      ]}
    />
  )
}
