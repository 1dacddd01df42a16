import { pagePaths } from '@atrium/contracts/paths'
import type { ReactNode } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { BacklogDetail } from './BacklogDetail'
import { MyBacklog } from './MyBacklog'
import { type BacklogHost, BacklogHostContext } from './parts/BacklogHost'

export interface BacklogFeatureProps extends BacklogHost {
  /** A screen or dialog of this feature. Default: the screen of the host's location, or else all to-dos. */
  readonly children?: ReactNode
}

/** The person's to-dos: invitations to join companies, and the answers to them. */
export function BacklogFeature({ children, ...host }: BacklogFeatureProps) {
  return (
    <BacklogHostContext value={host}>{children ?? <FeatureScreens screens={screens} />}</BacklogHostContext>
  )
}

const screens = {
  [pagePaths.backlog]: <MyBacklog />,
  [pagePaths.backlogItem]: <BacklogDetail />,
}
