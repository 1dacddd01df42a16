import { departmentChangesContract } from '@atrium/contracts/departments/changes/contract'
import type { TestService } from '../../../testing/createTestService'

export const deleteDepartment = (service: TestService, enterpriseDepartmentId: string) =>
  service.request(
    departmentChangesContract.deleteDepartment,
    { query: { enterpriseId: 'acme', enterpriseDepartmentId } },
    { as: { userId: 'sonia' }, company: 'acme' },
  )
