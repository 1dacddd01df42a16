import { pagePaths } from '@atrium/contracts/paths'
import { HistoryFeature } from '@atrium/features/history'
import { ListArea, sameAt } from '../area'

/** What changed in the company, and who changed it. */
export const History = () => <ListArea screens={screens} isForAdministrators />

const screens = sameAt([pagePaths.companyHistory], <HistoryFeature />)
