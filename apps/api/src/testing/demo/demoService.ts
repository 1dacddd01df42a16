import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { createTestService, type TestService, type TestServiceOptions } from '../createTestService'
import { type OpenedSession, openSession } from '../openSession'

export type DemoPerson = keyof typeof demo.accounts

export const createDemoService = (options: TestServiceOptions = {}): Promise<TestService> =>
  createTestService({ fill: seedDemo, ...options })

/** A separate session for a demo person, with the second step completed if there is one. */
export async function openDemoSession(service: TestService, person: DemoPerson): Promise<OpenedSession> {
  const { ports, clock } = service
  const opened = await openSession(ports, demo.userIds[person], clock.now(), {
    isWebClient: false,
    secondStep: 'authenticator',
  })
  if (!opened) throw new Error(`There is no ${person}.`)
  return opened
}
