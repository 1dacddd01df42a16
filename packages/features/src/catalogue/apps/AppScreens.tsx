import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { ScreenAt } from '../../shared/host/FeatureScreens'
import { productIdAtom } from '../atoms'
import { OwnProducts } from '../owned/OwnProducts'
import { TrialProduct } from '../trials/TrialProduct'
import { launchAtom } from './atoms'
import { CloudApps } from './CloudApps'
import { EarlierApps } from './EarlierApps'
import { LaunchApp } from './LaunchApp'

/** The screens of products and cloud apps that somebody has. */
export default function AppScreens() {
  return <ScreenAt screens={screens} />
}

/** The cloud apps of the person, or the product that the address names. */
const Apps = () => (useAtomValue(productIdAtom) ? <TrialProduct /> : <CloudApps />)

/** Without a licence in the address, all apps are shown to choose from. */
const Launch = () => (useAtomValue(launchAtom) ? <LaunchApp /> : <CloudApps />)

const screens = {
  [pagePaths.ownProducts]: <OwnProducts />,
  [pagePaths.cloudApps]: <Apps />,
  [pagePaths.earlierApps]: <EarlierApps />,
  [pagePaths.launchApp]: <Launch />,
}
