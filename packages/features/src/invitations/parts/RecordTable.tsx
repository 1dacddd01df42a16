import { invitationSearchLength } from '@atrium/contracts/invitations/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom, useAtomValue } from 'jotai'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { ListCard } from '../../shared/list/ListCard'
import { ListChips } from '../../shared/list/ListChips'
import toolbar from '../../shared/list/ListToolbar.module.css'
import { listView, oneOf, searchText } from '../../shared/list/listView'
import { pagedList } from '../../shared/list/pagedList'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import type { InvitationStatus } from '../../shared/wire/words'
import { revokeAction } from '../actions'
import { type Invitation, invitationsApiAtom } from '../api'
import { invitationsMessages } from '../messages'
import styles from './RecordTable.module.css'
import { useRecordColumns } from './useRecordColumns'

/** Invitations, searched, filtered and paged by the service. */
export function RecordTable() {
  const texts = useTexts(invitationsMessages)
  const [{ status }, show] = useAtom(invitationList.viewAtom)
  const page = useAtomValue(invitationList.pageAtom)
  const [revoked, setRevoked] = useState<Invitation>()
  const isNarrow = useNarrowWindow()
  return (
    <>
      <ListCard
        list={invitationList}
        columns={useRecordColumns(setRevoked, status !== undefined)}
        getRowId={getRowId}
        getRowLabel={getRowLabel}
        caption={texts.recordList}
        failedTitle={texts.recordsFailed}
        search={{ label: texts.searchRecords, placeholder: texts.searchHint }}
        chips={
          <ListChips
            label={texts.chooseStatus}
            options={invitationStatuses.map((value) => ({ value, label: texts[value] }))}
            value={status}
            onChange={(next) => show({ status: next })}
            page={page}
          />
        }
        main={
          <Button
            variant={isNarrow ? 'primary' : 'secondary'}
            className={isNarrow ? toolbar.captioned : styles.invite}
            icon={<UserPlus />}
            asChild
          >
            <FeatureLink to={pagePaths.inviteMembers} aria-label={texts.invite}>
              {isNarrow ? texts.inviteShort : texts.inviteInLine}
            </FeatureLink>
          </Button>
        }
        density="tall"
        exported={{ atOnce: 1000 }}
        empty={
          <EmptyState
            drawing="invitation"
            title={texts.noRecords}
            description={texts.noRecordsHint}
            action={
              <Button variant="primary" asChild>
                <FeatureLink to={pagePaths.inviteMembers}>{texts.invite}</FeatureLink>
              </Button>
            }
          />
        }
      />
      <RevokeDialog invitation={revoked} onClose={() => setRevoked(undefined)} />
    </>
  )
}

const getRowId = (row: Invitation) => row.invitationId
const getRowLabel = (row: Invitation) => `${row.realName} ${row.phone}`.trim()

interface RevokeDialogProps {
  /** The invitation in question; undefined: none. */
  readonly invitation: Invitation | undefined
  readonly onClose: () => void
}

/** Asks before an invitation is revoked. */
function RevokeDialog({ invitation, onClose }: RevokeDialogProps) {
  const texts = useTexts(invitationsMessages)
  const { perform } = useAction(revokeAction)

  return (
    <Question
      open={invitation !== undefined}
      onOpenChange={onClose}
      tone="danger"
      title={texts.confirmRevoke(invitation?.realName || invitation?.phone || '')}
      description={texts.revokedLink}
      confirmLabel={texts.revoke}
      onConfirm={() => invitation && perform(invitation.invitationId)}
      done={texts.revoked}
    />
  )
}

/** In the order of the filter. */
const invitationStatuses: readonly InvitationStatus[] = [
  'joined',
  'rejected',
  'awaitingRegistration',
  'awaitingApproval',
  'expired',
  'invalid',
]

/** Invitations with their results. */
const invitationList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30],
    filters: {
      search: searchText('search', invitationSearchLength),
      status: oneOf('inviteStatus', invitationStatuses),
    },
  }),
  shows: ['invitations'],
  ask(get, { search, status }) {
    const { listInvitations } = get(invitationsApiAtom)
    const filter = {
      ...(search && { search }),
      ...(status && { status }),
    }
    return (pageIndex, pageSize, call) => listInvitations({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})
