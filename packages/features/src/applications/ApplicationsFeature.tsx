import { pagePaths } from '@atrium/contracts/paths'
import { lazy, type ReactNode } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { MemberApplications } from './MemberApplications'
import { type HostParts, HostPartsContext } from './parts/HostParts'

const ApplicationDetail = lazy(async () => ({
  default: (await import('./ApplicationDetail')).ApplicationDetail,
}))

export interface ApplicationsFeatureProps extends HostParts {
  /** A screen or dialog of this feature. Default: the screen of the host's location, or else all applications. */
  readonly children?: ReactNode
}

/** Applications to join the company, and their decisions. `DepartmentPicker` comes from `invitations`. */
export function ApplicationsFeature({ DepartmentPicker, children }: ApplicationsFeatureProps) {
  return (
    <HostPartsContext value={{ DepartmentPicker }}>
      {children ?? <FeatureScreens screens={screens} />}
    </HostPartsContext>
  )
}

const screens = {
  [pagePaths.memberApplications]: <MemberApplications />,
  [pagePaths.memberApplication]: <ApplicationDetail />,
}
