import { FeatureRoot } from '../shared/host/FeatureRoot'
import { History } from './History'
import { historyRoutes } from './routes'

/** Who changed what in the company: put it inside a `<FeatureProvider>` that knows the company. */
export function HistoryFeature() {
  return (
    <FeatureRoot paths={ownPaths}>
      <History />
    </FeatureRoot>
  )
}

const ownPaths = Object.values(historyRoutes)
