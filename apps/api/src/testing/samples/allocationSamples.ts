import type { allocationOperations } from '@atrium/contracts/allocation/policy'
import { demo } from '../../seed/demo'
import { demoRows } from '../demo/demoRows'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId, departmentIds, mainIds } = demo

export const allocationSamples: SamplesOf<typeof allocationOperations> = {
  listAllocationProducts: { ...boss, input: () => ({ query: { enterPriseId } }) },
  listAllocation: { ...boss, input: () => ({ query: { enterPriseId, mainId: mainIds.structure } }) },
  allocate: { ...boss, input: () => ({ body: sharing(departmentIds.structure) }) },
  previewTakeBack: { ...boss, input: () => ({ body: sharing(departmentIds.structure) }) },
  takeBack: {
    ...boss,
    input: async ({ service }) => ({
      body: {
        ...sharing(departmentIds.architecture),
        recoverSubIds: await demoRows(service.database).recoveredForOne(
          mainIds.architecture,
          departmentIds.architecture,
        ),
      },
    }),
  },
}

/** For a product with free seats in the top department and in architecture. */
const sharing = (enterpriseDepartmentId: string) => ({
  enterPriseId,
  mainId: mainIds.architecture,
  enterpriseDepartmentId: departmentIds.top,
  list: [{ enterpriseDepartmentId, count: 1 }],
})
