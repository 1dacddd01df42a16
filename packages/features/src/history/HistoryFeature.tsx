import { FeatureScreens } from '../shared/host/FeatureScreens'
import { History } from './History'
import { historyRoutes } from './routes'

/** Who changed what in the company: put it inside a `<FeatureProvider>` that knows the company. */
export const HistoryFeature = () => <FeatureScreens screens={screens} />

const screens = { [historyRoutes.history]: <History /> }
