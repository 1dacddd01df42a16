import { pagePaths } from '@atrium/contracts/paths'
import { HistoryFeature } from '@atrium/features/history'
import { Area, sameAt } from '../area'

/** What changed in the company, and who changed it. */
export const History = () => <Area screens={screens} hasDrawers isForAdministrators />

const screens = sameAt([pagePaths.companyHistory], <HistoryFeature />)
