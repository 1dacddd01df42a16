import { departmentsContract } from '@atrium/features/departments/contract'
import type { TestService } from '../../../testing/createTestService'

export const deleteDepartment = (service: TestService, enterpriseDepartmentId: string) =>
  service.request(
    departmentsContract.deleteDepartment,
    { query: { enterpriseId: 'acme', enterpriseDepartmentId } },
    { as: { userId: 'sonia' }, company: 'acme' },
  )
