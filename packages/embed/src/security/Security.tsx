import { DeregistrationSection, MailRow, RebindEntry } from '@atrium/features/account'
import { OwnAgreements } from '@atrium/features/agreements'
import { DataExport } from '@atrium/features/dataExport'
import { SecurityFeature } from '@atrium/features/security'

import { useAccountHost } from '../account'
import { SecondStep } from '../secondStep'
import { SocialAccounts } from '../socialAccounts'

/** The protection of an account, with the rows and sections of every feature that protects it. */
export function Security() {
  const host = useAccountHost()
  return (
    <SecurityFeature
      rebind={(mobile) => <RebindEntry mobile={mobile} {...host} />}
      email={(address, isVerified) => <MailRow email={address} verified={isVerified} hasIcon {...host} />}
      ways={<SocialAccounts />}
      sections={<SecondStep />}
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
