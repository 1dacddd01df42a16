import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { ScreenAt } from '../../shared/host/FeatureScreens'
import { productIdAtom } from '../atoms'
import { OwnProducts } from '../ownProducts/OwnProducts'
import { TrialProduct } from '../trials/TrialProduct'
import { launchAtom } from './atoms'
import { CloudApps } from './CloudApps'
import { EarlierApps } from './EarlierApps'
import { LaunchApp } from './LaunchApp'

/** The screens of a person's products and cloud apps. */
export default function AppScreens() {
  return <ScreenAt screens={screens} />
}

/** The person's cloud apps, or the product in the address. */
const Apps = () => (useAtomValue(productIdAtom) ? <TrialProduct /> : <CloudApps />)

/** Without a licence in the address, all apps are shown to choose from. */
const Launch = () => (useAtomValue(launchAtom) ? <LaunchApp /> : <CloudApps />)

const screens = {
  [pagePaths.ownProducts]: <OwnProducts />,
  [pagePaths.cloudApps]: <Apps />,
  [pagePaths.earlierApps]: <EarlierApps />,
  [pagePaths.launchApp]: <Launch />,
}
