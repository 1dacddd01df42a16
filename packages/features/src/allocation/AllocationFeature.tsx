import { Allocation } from './Allocation'

/**
 * Which department owns which licences, passing them on and taking them back: put it inside a
 * `<FeatureProvider>` that knows the company.
 */
export function AllocationFeature() {
  return <Allocation />
}
