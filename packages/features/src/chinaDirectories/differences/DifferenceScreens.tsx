import { pagePaths } from '@atrium/contracts/paths'
import { lazy } from 'react'
import { FeatureScreens } from '../../shared/host/FeatureScreens'

const DirectoryDifference = lazy(async () => ({
  default: (await import('./DirectoryDifference')).DirectoryDifference,
}))
const DirectoryReadings = lazy(async () => ({
  default: (await import('./DirectoryReadings')).DirectoryReadings,
}))

/** Readings of a company's directory with their differences: the screen of the host's location. */
export const DifferenceScreens = () => <FeatureScreens screens={screens} />

const screens = {
  [pagePaths.directoryDifference]: <DirectoryDifference />,
  [pagePaths.directoryReadings]: <DirectoryReadings />,
}
