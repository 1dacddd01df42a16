import { FeatureRoot } from '../shared/host/FeatureRoot'
import { Allocation } from './Allocation'
import { allocationRoutes } from './routes'

/**
 * Which department owns which licences, passing them on and taking them back: put it inside a
 * `<FeatureProvider>` that knows the company.
 */
export function AllocationFeature() {
  return (
    <FeatureRoot paths={ownPaths}>
      <Allocation />
    </FeatureRoot>
  )
}

/** What it shows itself. */
const ownPaths = Object.values(allocationRoutes)
