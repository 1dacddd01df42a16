import { pagePaths } from '@atrium/contracts/paths'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { History } from './History'

/** The history of a company: put it inside a `<FeatureProvider>` that knows the company. */
export const HistoryFeature = () => <FeatureScreens screens={screens} />

const screens = { [pagePaths.companyHistory]: <History /> }
