import { departmentErrors, departmentsContract } from '@atrium/features/departments/contract'
import { expect, it } from 'vitest'
import { createTestService } from '../../testing/createTestService'
import { fillAcme } from '../departments/testing/fillAcme'

it('is asked within a transaction, even by the very first request', async () => {
  const service = await createTestService({ fill: fillAcme })
  const body = { enterPriseId: 'acme', userIds: ['cat'], passportToken: 'none' }
  const answer = await service.request(
    departmentsContract.deleteMembers,
    { body },
    { as: { userId: 'sonia' }, company: 'acme' },
  )
  expect(answer.code).toBe(departmentErrors.passportRefused)
  await service.close()
})
