import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useAtom, useAtomValue } from 'jotai'
import { ArrowLeft, MailPlus } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../shared/FeatureLink'
import { ListSearch } from '../shared/ListSearch'
import { Screen } from '../shared/Screen'
import cardStyles from '../shared/TableCard.module.css'
import { Toolbar } from '../shared/Toolbar'
import { useTexts } from '../shared/useHost'
import type { Invitation } from './api'
import { invitationsAtom, viewAtom } from './atoms'
import { invitationSearchLength } from './contract'
import { invitationsMessages } from './messages'
import { RecordTable } from './parts/RecordTable'
import { RevokeDialog } from './parts/RevokeDialog'
import { StatusFilter } from './parts/StatusFilter'
import { invitationsRoutes as routes } from './routes'

/** `/seeInviteHis`: who was invited, and what became of it. */
export function InvitationRecords() {
  const texts = useTexts(invitationsMessages)
  const request = useAtomValue(invitationsAtom)
  const [view, setView] = useAtom(viewAtom)
  const [revoked, setRevoked] = useState<Invitation>()

  return (
    <Screen
      above={[{ name: texts.enterprise }, { name: texts.members, to: routes.members }]}
      name={texts.recordsTitle}
      actions={
        <>
          <Button icon={<ArrowLeft />} asChild>
            <FeatureLink to={routes.members}>{texts.backToMembers}</FeatureLink>
          </Button>
          <Button icon={<MailPlus />} asChild>
            <FeatureLink to={routes.invite}>{texts.invite}</FeatureLink>
          </Button>
        </>
      }
    >
      <Card padding="none" className={cardStyles.card}>
        <Toolbar>
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
        <RecordTable onRevoke={setRevoked} />
      </Card>
      <RevokeDialog invitation={revoked} onClose={() => setRevoked(undefined)} />
    </Screen>
  )
}
