import { pagePaths } from '@atrium/contracts/paths'
import type { ReactNode } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { Renewals } from './Renewals'
import { SeatCut } from './SeatCut'

export interface RenewalsFeatureProps {
  /** A screen of this feature. Default: the screen of the host's location, or else all ends. */
  readonly children?: ReactNode
}

/** What ends when, its renewal, and who loses a seat if fewer are renewed. */
export const RenewalsFeature = ({ children }: RenewalsFeatureProps) =>
  children ?? <FeatureScreens screens={screens} />

const screens = {
  [pagePaths.renewals]: <Renewals />,
  [pagePaths.seatCut]: <SeatCut />,
}
