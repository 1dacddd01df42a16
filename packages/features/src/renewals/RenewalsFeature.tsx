import { pagePaths } from '@atrium/contracts/paths'
import { lazy, type ReactNode } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { Renewals } from './Renewals'

const SeatCut = lazy(async () => ({ default: (await import('./SeatCut')).SeatCut }))

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
