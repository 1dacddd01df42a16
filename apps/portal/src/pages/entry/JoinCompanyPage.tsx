import { JoinCompany } from '@atrium/embed/join'
import { SessionGuard } from '@atrium/features/session'
import { useHost } from '@atrium/features/shared'
import { startInCompany } from '@atrium/features/workspace'
import { LanguageSwitch } from '../../LanguageSwitch'
import { useVisit } from '../../useVisit'

/** The page that invitations lead to. */
export default function JoinCompanyPage() {
  const { session } = useVisit()
  const { navigate, store, tabStore } = useHost()

  function enterCompany(companyId: string, companyName: string): void {
    startInCompany({ store, tabStore }, { companyId, companyName })
    navigate('/')
  }

  return (
    <SessionGuard session={session} onSignedOut={stay} onPersonChanged={reload}>
      <JoinCompany onEnterCompany={enterCompany} corner={<LanguageSwitch />} />
    </SessionGuard>
  )
}

/** Visitors may look at an invitation too. */
function stay(): void {}

/** Entered values are stored per invitation in the tab. */
const reload = () => window.location.reload()
