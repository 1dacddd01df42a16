import { pagePaths } from '@atrium/contracts/paths'
import { ScreenAt } from '../../shared/host/FeatureScreens'
import { OwnTrials } from './OwnTrials'
import { PersonWanted } from './PersonWanted'
import { TrialCenter } from './TrialCenter'
import { TrialProduct } from './TrialProduct'
import { TrialResult } from './TrialResult'

/** The screens about trials of products. */
export default function TrialScreens() {
  return <ScreenAt screens={screens} />
}

const screens = {
  [pagePaths.trialCenter]: <TrialCenter />,
  [pagePaths.trialProduct]: <TrialProduct />,
  [pagePaths.trialPerson]: <PersonWanted />,
  [pagePaths.trialResult]: <TrialResult />,
  [pagePaths.ownTrials]: <OwnTrials />,
}
