import { useTexts } from '../shared/host/useKept'
import { Screen } from '../shared/screen/Screen'
import { invitationsMessages } from './messages'
import { RecordTable } from './parts/RecordTable'

/** `/seeInviteHis`: invitations with their results. */
export function InvitationRecords() {
  const texts = useTexts(invitationsMessages)
  return (
    <Screen above={[{ name: texts.enterprise }]} name={texts.recordsTitle}>
      <RecordTable />
    </Screen>
  )
}
