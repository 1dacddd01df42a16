import { pagePaths } from '@atrium/contracts/paths'
import { FeatureRoot } from '../shared/host/FeatureRoot'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { ToCompany, type ToCompanyProps } from './ToCompany'

/** Getting from a personal account to a company: by creating or joining one. */
export const NewCompanyFeature = (props: ToCompanyProps) => (
  <FeatureRoot paths={ownPaths} placeholder={<ScreenSkeleton />}>
    <ToCompany {...props} />
  </FeatureRoot>
)

const ownPaths = [pagePaths.toCompany]
