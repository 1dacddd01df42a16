import type { Verification } from '@atrium/contracts/session/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { spendChallenge } from '../../../platform/challenges/challenges'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Ports } from '../../../ports/Ports'
import { pictureAnswer, readAnswer } from './imageCaptcha'
import { countWork, difficultyFor, isWorkDone } from './workChallenge'

interface Proving {
  readonly ports: Ports
  readonly address: string
  readonly now: Date
}

/** Zero bits by which the difficulty may have risen since the client requested the work. */
const tolerance = 2

/**
 * Whether the call carries a valid verification. A wrong or used one is refused at once, so that nobody mistakes it for
 * a wrong password. Work is also refused when the difficulty has risen too far: nobody can stockpile cheap work for a
 * flood.
 */
export async function checkVerification(
  { ports: { database, keys }, address, now }: Proving,
  verification: Verification | undefined,
): Promise<boolean> {
  if (!verification) return false
  const db = database.connection
  const { challengeId: id, difficulty, nonce } = verification
  const { kind, answer } = challengeOf(verification)
  const isDear = difficulty + tolerance >= (await difficultyFor(db, keys, address, now))
  if (!isDear) throw new Refusal(sessionRefusals.verificationTooEasy)
  if (!isWorkDone(id, nonce, difficulty)) throw new Refusal(sessionRefusals.verificationWrong)
  const right = await spendChallenge(db, keys, kind, answer, id, now)
  if (right === 'late') throw new Refusal(sessionRefusals.verificationLate)
  if (right !== 'right') throw new Refusal(sessionRefusals.verificationWrong)
  await countWork(db, keys, address, now)
  return true
}

const challengeOf = ({ difficulty, code }: Verification) =>
  code === undefined
    ? ({ kind: 'work', answer: String(difficulty) } as const)
    : ({ kind: 'image', answer: pictureAnswer(difficulty, readAnswer(code)) } as const)
