import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import type { TestService } from '../../../testing/createTestService'

export const deleteDepartment = (service: TestService, enterpriseDepartmentId: string) =>
  service.request(
    departmentChangesOperations.deleteDepartment,
    { query: { enterpriseId: 'acme', enterpriseDepartmentId } },
    { as: { userId: 'sonia' }, company: 'acme' },
  )
