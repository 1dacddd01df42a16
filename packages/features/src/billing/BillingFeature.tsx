import { pagePaths } from '@atrium/contracts/paths'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { InvoicesAndAddresses } from './InvoicesAndAddresses'

/** Invoice titles and addresses, of the company or else of the person. */
export const BillingFeature = () => <FeatureScreens screens={screens} />

const screens = {
  [pagePaths.ownBilling]: <InvoicesAndAddresses />,
  [pagePaths.companyBilling]: <InvoicesAndAddresses />,
}
