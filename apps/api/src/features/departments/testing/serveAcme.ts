import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTestService, type TestService } from '../../../testing/createTestService'
import { fillAcme } from './fillAcme'

/** One service per test file, with a fresh company before each test. */
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
