import { pagePaths } from '@atrium/contracts/paths'
import type { ReactNode } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ApplicationDetail } from './ApplicationDetail'
import { MemberApplications } from './MemberApplications'
import { type HostParts, HostPartsContext } from './parts/HostParts'

export interface ApplicationsFeatureProps extends HostParts {
  /** A screen or dialog of this feature. Default: the one that the host's location names, else all applications. */
  readonly children?: ReactNode
}

/** Who asked to join the company, and the answers to them. `DepartmentPicker` comes from `invitations`. */
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
