import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import styles from '../../shared/list/TableCard.module.css'
import { useColumnChoice } from '../../shared/list/useColumnChoice'
import { useQuerySorting } from '../../shared/list/useQuerySorting'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { tableState } from '../../shared/request/request'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { MemberLicence } from '../api'
import { memberLicencesAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useLicenceStatusName } from '../useLicenceStatusName'
import { AssignProductsDialog } from './AssignProductsDialog'
import { CancelLicencesDialog } from './CancelLicencesDialog'
import { MemberLicenceExport } from './MemberLicenceExport'
import { useMemberLicenceColumns } from './useMemberLicenceColumns'

const none: readonly MemberLicence[] = []

/** The licences of the member: what there is, assigning more, cancelling some. */
export function MemberLicences({ memberName }: { readonly memberName: string }) {
  const texts = useAuthorisationTexts()
  const labels = useSharedLabels()
  const nameOf = useLicenceStatusName()
  const [licences, refresh] = useAtom(memberLicencesAtom)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<'assign' | 'cancel'>()
  const all = useMemberLicenceColumns()
  const columns = useColumnChoice(all, 'licenceHide')
  const sorting = useQuerySorting(all, 'licenceSort')

  const rows = licences.state === 'ready' ? licences.value : none
  // What was cancelled elsewhere meanwhile is selected no longer.
  const chosen = rows.filter((row) => selection.has(row.licenceId) && row.status === 'normal')
  const assign = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen('assign')}>
      {texts.assign}
    </Button>
  )

  return (
    <Card
      className={styles.card}
      title={texts.licences}
      padding="none"
      aria-labelledby={undefined}
      actions={
        <>
          {assign}
          <Button disabled={chosen.length === 0} onClick={() => setOpen('cancel')}>
            {texts.cancelAssigned}
          </Button>
          <ColumnsButton {...columns} />
          <MemberLicenceExport columns={columns.all} memberName={memberName} licences={rows} />
        </>
      }
    >
      <DataTable
        caption={texts.licences}
        labels={labels.table}
        columns={columns.visible}
        rows={rows}
        getRowId={(row) => row.licenceId}
        {...sorting}
        getRowLabel={(row) => row.productName}
        state={tableState(licences)}
        reservedRows={Math.min(10, Math.max(rows.length, 5))}
        selection={selection}
        onSelectionChange={setSelection}
        isRowSelectable={(row) => row.status === 'normal' || texts.notSelectable(nameOf(row.status))}
        empty={<EmptyState title={texts.noLicences} description={texts.noLicencesHint} action={assign} />}
        failed={
          licences.state === 'failed' && (
            <RequestFailure failure={licences.failure} title={texts.licencesFailed} onRetry={refresh} />
          )
        }
      />
      <AssignProductsDialog
        open={open === 'assign'}
        onClose={() => setOpen(undefined)}
        memberName={memberName}
      />
      <CancelLicencesDialog
        open={open === 'cancel'}
        onClose={() => setOpen(undefined)}
        licences={chosen}
        onCancelled={() => setSelection(new Set())}
      />
    </Card>
  )
}
