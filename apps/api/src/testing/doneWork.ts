import type { Verification } from '@atrium/contracts/session/contract'
import { issueChallenge } from '../platform/challenges/challenges'
import type { TestService } from './createTestService'
import { findWork } from './findWork'

/** A quarter of the minimum: the lowest that the service tolerates. */
const difficulty = 14

/** A proof of work that the service accepts while little work was done recently. */
export function doneWork({ ports, clock }: Pick<TestService, 'ports' | 'clock'>): Verification {
  const { id } = issueChallenge(ports.keys, 'work', String(difficulty), clock.now(), 300)
  return { challengeId: id, difficulty, nonce: findWork(id, difficulty) }
}
