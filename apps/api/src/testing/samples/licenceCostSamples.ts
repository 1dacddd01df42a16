import type { licenceCostsOperations } from '@atrium/contracts/licenceCosts/policy'
import { dayOf } from '../../features/use'
import { demo } from '../../seed/demo'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId } = demo

function period({ clock }: TestService) {
  const month = dayOf(clock.now()).slice(0, 7)
  return { enterPriseId, fromMonth: month, untilMonth: month, costsBy: 'owned' as const }
}

export const licenceCostSamples: SamplesOf<typeof licenceCostsOperations> = {
  listLicenceCosts: {
    ...boss,
    input: ({ service }) => ({
      query: { ...period(service), rowsBy: 'department', pageIndex: 1, pageSize: 20 },
    }),
  },
  downloadLicenceCosts: { ...boss, input: ({ service }) => ({ query: period(service) }) },
}
