import { pagePaths } from '@atrium/contracts/paths'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { Allocation } from './Allocation'

/**
 * Licences by department, with allocating and taking back: put it inside a `<FeatureProvider>` that knows the
 * company.
 */
export const AllocationFeature = () => <FeatureScreens screens={screens} />

const screens = { [pagePaths.allocation]: <Allocation /> }
