import { pagePaths } from '@atrium/contracts/paths'
import { FeatureRoot } from '../shared/host/FeatureRoot'
import { ToCompany, type ToCompanyProps } from './ToCompany'

/** From a personal account to a company: one that is opened, or one that is joined. */
export const OpeningFeature = (props: ToCompanyProps) => (
  <FeatureRoot paths={ownPaths}>
    <ToCompany {...props} />
  </FeatureRoot>
)

const ownPaths = [pagePaths.toCompany]
