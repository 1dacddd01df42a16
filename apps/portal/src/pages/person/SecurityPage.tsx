import { DeregistrationSection, MailRow, RebindEntry } from '@atrium/features/account'
import { OwnAgreements } from '@atrium/features/agreements'
import { DataExport } from '@atrium/features/dataExport'
import { SecondStepSettings } from '@atrium/features/secondStep'
import { SecurityFeature } from '@atrium/features/security'
import { useSessionState } from '@atrium/features/session'
import { SocialAccounts } from '@atrium/features/socialAccounts'
import { useAccountHost } from '../../useAccountHost'
import { useVisit } from '../../useVisit'

/** Rows and sections of every feature that protects an account. */
export default function SecurityPage() {
  const host = useAccountHost()
  const { session, leaveFor } = useVisit()
  const state = useSessionState(session)
  return (
    <SecurityFeature
      rebind={(mobile) => <RebindEntry mobile={mobile} {...host} />}
      email={(address, isVerified) => <MailRow email={address} verified={isVerified} hasIcon {...host} />}
      ways={<SocialAccounts onLeave={leaveFor} />}
      sections={<SecondStepSettings account={'userAccount' in state ? state.userAccount : ''} />}
      privacy={
        <>
          <OwnAgreements />
          <DataExport />
        </>
      }
      ending={<DeregistrationSection />}
    />
  )
}
