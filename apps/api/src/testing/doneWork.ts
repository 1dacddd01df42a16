import type { Verification } from '@atrium/contracts/session/contract'
import { issueChallenge } from '../features/session/challenges'
import type { TestService } from './createTestService'
import { findWork } from './findWork'

/** A quarter of the least: as much too little as the service puts up with. */
const difficulty = 14

/** A proof that the service takes while little was done of late. */
export function doneWork({ ports, clock }: Pick<TestService, 'ports' | 'clock'>): Verification {
  const { id } = issueChallenge(ports.keys, 'work', String(difficulty), clock.now(), 300)
  return { challengeId: id, difficulty, nonce: findWork(id, difficulty) }
}
