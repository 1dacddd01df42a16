import type { historyContract } from '@atrium/features/history/contract'
import { demo } from '../seed/demo'
import type { Sample } from './samples'

type Samples = {
  readonly [K in keyof typeof historyContract]: Sample<(typeof historyContract)[K]>
}

export const historySamples: Samples = {
  listHistory: {
    as: 'superAdministrator',
    input: () => ({ query: { enterPriseId: demo.companyId, pageIndex: 1, pageSize: 20 } }),
  },
}
