import { Button } from '@atrium/ui/button'
import { Dialog } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { KeyRound, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCovers } from '../../shared/host/useKept'
import { useLicenceStatusName } from '../../shared/licence/LicenceState'
import { WholeList } from '../../shared/list/WholeList'
import type { MemberLicence } from '../api'
import { askMemberLicencesAtom, memberLicencesAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { AssignProducts } from './assigning/AssignProducts'
import { CancelLicencesDialog } from './CancelLicencesDialog'
import { useMemberLicenceColumns } from './useMemberLicenceColumns'

const none: readonly MemberLicence[] = []

type Open =
  | { readonly dialog: 'assign' }
  | { readonly dialog: 'cancel'; readonly licences: readonly MemberLicence[] }

interface MemberLicencesProps {
  readonly memberName: string
  /** Further actions for the member. */
  readonly actions?: ReactNode
}

/** The member's licences; actions assign more and cancel some. */
export function MemberLicences({ memberName, actions }: MemberLicencesProps) {
  const texts = useAuthorisationTexts()
  const nameOf = useLicenceStatusName()
  const [licences, refresh] = useAtom(memberLicencesAtom)
  const ask = useAtomValue(askMemberLicencesAtom)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const mayChange = useCovers('authorisation:write')
  const columns = useMemberLicenceColumns(
    mayChange ? (licence) => setOpen({ dialog: 'cancel', licences: [licence] }) : undefined,
  )

  const rows = licences.state === 'ready' ? licences.value : none
  // Licences that were cancelled elsewhere are no longer selected.
  const chosen = rows.filter((row) => selection.has(row.licenceId) && row.status === 'normal')
  const present = new Set(chosen.map(({ licenceId }) => licenceId))
  const assign = mayChange && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ dialog: 'assign' })}>
      {texts.assign}
    </Button>
  )

  return (
    <>
      <WholeList
        request={licences}
        ask={ask}
        onRetry={refresh}
        failedTitle={texts.licencesFailed}
        caption={texts.licences}
        title={texts.licences}
        exportName={`${texts.licences} ${memberName}`}
        names={{ hide: 'licenceHide', sort: 'licenceSort' }}
        columns={columns}
        getRowId={(row) => row.licenceId}
        getRowLabel={(row) => row.productName}
        reservedRows={Math.min(10, Math.max(rows.length, 5))}
        {...(mayChange && { selection: present, onSelectionChange: setSelection })}
        isRowSelectable={(row) => row.status === 'normal' || texts.notSelectable(nameOf(row.status))}
        main={assign}
        actions={actions}
        selectionActions={
          <Button
            size="small"
            tone="danger"
            icon={<KeyRound />}
            disabled={chosen.length === 0}
            onClick={() => setOpen({ dialog: 'cancel', licences: chosen })}
          >
            {texts.cancelAssigned}
          </Button>
        }
        empty={
          <EmptyState
            drawing="licences"
            title={texts.noLicences}
            description={texts.noLicencesHint}
            action={assign}
          />
        }
      />
      {/* Each opening starts without a search or selection. */}
      <Dialog open={open?.dialog === 'assign'} onOpenChange={close}>
        {open?.dialog === 'assign' && <AssignProducts memberName={memberName} onClose={close} />}
      </Dialog>
      <CancelLicencesDialog
        open={open?.dialog === 'cancel'}
        onClose={close}
        licences={open?.dialog === 'cancel' ? open.licences : none}
        onCancelled={() => setSelection(new Set())}
      />
    </>
  )
}
