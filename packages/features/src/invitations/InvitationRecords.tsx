import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useAtom } from 'jotai'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { ColumnsButton } from '../shared/ColumnsButton'
import { FeatureLink } from '../shared/FeatureLink'
import { ListSearch } from '../shared/ListSearch'
import { RequestFailure } from '../shared/RequestFailure'
import { ReturnButton } from '../shared/ReturnButton'
import { Screen } from '../shared/Screen'
import cardStyles from '../shared/TableCard.module.css'
import { Toolbar } from '../shared/Toolbar'
import { useColumnChoice } from '../shared/useColumnChoice'
import { useTexts } from '../shared/useHost'
import type { Invitation } from './api'
import { invitationsAtom, viewAtom } from './atoms'
import { invitationSearchLength } from './contract'
import { invitationsMessages } from './messages'
import { RecordExport } from './parts/RecordExport'
import { RecordTable } from './parts/RecordTable'
import { RevokeDialog } from './parts/RevokeDialog'
import { StatusFilter } from './parts/StatusFilter'
import { useRecordColumns } from './parts/useRecordColumns'
import { invitationsRoutes as routes } from './routes'

/** `/seeInviteHis`: who was invited, and what became of it. */
export function InvitationRecords() {
  const texts = useTexts(invitationsMessages)
  const [request, refresh] = useAtom(invitationsAtom)
  const [view, setView] = useAtom(viewAtom)
  const [revoked, setRevoked] = useState<Invitation>()
  const columns = useColumnChoice(useRecordColumns(setRevoked))
  const above = [{ name: texts.enterprise }, { name: texts.members, to: routes.members }]
  if (request.state === 'failed' && request.failure.kind === 'forbidden')
    return (
      <Screen above={above} name={texts.recordsTitle}>
        <RequestFailure failure={request.failure} onRetry={refresh} />
      </Screen>
    )

  return (
    <Screen
      above={above}
      name={texts.recordsTitle}
      actions={
        <>
          <ReturnButton to={routes.members} />
          <Button icon={<MailPlus />} asChild>
            <FeatureLink to={routes.invite}>{texts.invite}</FeatureLink>
          </Button>
        </>
      }
    >
      <Card padding="none" className={cardStyles.card}>
        <Toolbar
          actions={
            <>
              <ColumnsButton {...columns} />
              <RecordExport
                columns={columns.all}
                disabled={request.state !== 'ready' || request.value.totalItems === 0}
              />
            </>
          }
        >
          <ListSearch
            searched={view.search}
            onSearch={(search) => setView({ search, pageIndex: 1 })}
            label={texts.searchRecords}
            placeholder={texts.searchRecords}
            maxLength={invitationSearchLength}
            busy={view.search !== '' && request.state === 'ready' && request.stale}
          />
          <StatusFilter status={view.status} onChange={(status) => setView({ status, pageIndex: 1 })} />
        </Toolbar>
        <RecordTable columns={columns} />
      </Card>
      <RevokeDialog invitation={revoked} onClose={() => setRevoked(undefined)} />
    </Screen>
  )
}
