import { pagePaths } from '@atrium/contracts/paths'
import { lazy, type ReactNode } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { BulkLicences } from './BulkLicences'
import { type HostParts, HostPartsContext } from './parts/HostParts'

const BulkChange = lazy(async () => ({ default: (await import('./BulkChange')).BulkChange }))

export interface BulkLicencesFeatureProps extends HostParts {
  /** A screen or dialog of this feature. Default: the screen of the host's location, or else all bulk changes. */
  readonly children?: ReactNode
}

/**
 * Assigning and taking back many licences at once. `DepartmentsPicker` comes from `departments`, `ProductsPicker` and
 * `MembersPicker` from `authorisation`.
 */
export const BulkLicencesFeature = ({ children, ...parts }: BulkLicencesFeatureProps) => (
  <HostPartsContext value={parts}>{children ?? <FeatureScreens screens={screens} />}</HostPartsContext>
)

const screens = {
  [pagePaths.bulkLicences]: <BulkLicences />,
  [pagePaths.bulkChange]: <BulkChange />,
}
