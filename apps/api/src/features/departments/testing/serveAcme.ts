import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTestService, type TestService } from '../../../testing/createTestService'
import { fillAcme } from './fillAcme'

/** One service for a file of tests, its company as new before each of them. */
export function serveAcme(): () => TestService {
  let service: TestService
  beforeAll(async () => {
    service = await createTestService()
  })
  beforeEach(async () => {
    await service.database.connection.execute('truncate users, companies, audit_rows, user_events cascade')
    await fillAcme(service.database, service.clock.now())
  })
  afterAll(() => service.close())
  return () => service
}
