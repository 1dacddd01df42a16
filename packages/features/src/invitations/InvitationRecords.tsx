import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useAtom } from 'jotai'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { ColumnsButton } from '../shared/list/ColumnsButton'
import { ListSearch } from '../shared/list/ListSearch'
import cardStyles from '../shared/list/TableCard.module.css'
import { useColumnChoice } from '../shared/list/useColumnChoice'
import { RequestFailure } from '../shared/request/RequestFailure'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import { Toolbar } from '../shared/screen/Toolbar'
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
