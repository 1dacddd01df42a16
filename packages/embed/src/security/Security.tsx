import { pagePaths } from '@atrium/contracts/paths'
import { DeregistrationSection, MailRow, RebindEntry } from '@atrium/features/account'
import { OwnAgreements } from '@atrium/features/agreements'
import { CompanyIdentities } from '@atrium/features/companySignIn'
import { DataExport } from '@atrium/features/dataExport'
import { AllowedApplications } from '@atrium/features/oidc'
import { SecurityFeature } from '@atrium/features/security'
import { lazy } from 'react'
import { useAccountHost } from '../account'
import { Area, sameAt } from '../area'
import { SecondStep } from '../secondStep'
import { useSite } from '../site'
import { SocialAccounts } from '../socialAccounts'

const Account = lazy(async () => ({ default: (await import('../account')).Account }))
const PasswordPage = lazy(async () => ({ default: (await import('../account/PasswordPage')).PasswordPage }))
const AgreementDocument = lazy(async () => ({
  default: (await import('@atrium/features/agreements/AgreementDocument')).AgreementDocument,
}))

/** The protection of an account, with the screens that change it. */
export const Security = () => (
  <Area screens={'askAgain' in useSite().session ? screens : screensWithPassword} />
)

/** The rows and sections of every feature that protects an account. */
function SecurityPage() {
  const host = useAccountHost()
  return (
    <SecurityFeature
      rebind={(mobile) => <RebindEntry mobile={mobile} {...host} />}
      email={(address, isVerified) => <MailRow email={address} verified={isVerified} hasIcon {...host} />}
      ways={
        <>
          <SocialAccounts />
          <CompanyIdentities />
        </>
      }
      sections={
        <>
          <SecondStep />
          <AllowedApplications />
        </>
      }
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

const screens = {
  [pagePaths.security]: <SecurityPage />,
  ...sameAt(
    [pagePaths.phoneRebinding, pagePaths.deregistrationNotice, pagePaths.deregistrationRequest],
    <Account />,
  ),
  [pagePaths.agreement]: <AgreementDocument />,
}

/** A site that signs people in itself knows their passwords itself. */
const screensWithPassword = { ...screens, [pagePaths.personalPassword]: <PasswordPage /> }
