import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom, useAtomValue } from 'jotai'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { ListCard } from '../../shared/list/ListCard'
import { ListChips } from '../../shared/list/ListChips'
import toolbar from '../../shared/list/ListToolbar.module.css'
import type { Invitation } from '../api'
import { invitationList, invitationStatuses } from '../invitationList'
import { invitationsMessages } from '../messages'
import styles from './RecordTable.module.css'
import { RevokeDialog } from './RevokeDialog'
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
        exportedAtOnce={1000}
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
