import { type CodePurpose, sendCode } from '../platform/codes'
import type { TestService } from './createTestService'
import { readCode } from './readSms'

/** The code that has just been sent to a mobile, by somebody who may have one. */
export async function sentCode(
  { ports, database, clock }: Pick<TestService, 'ports' | 'database' | 'clock'>,
  purpose: CodePurpose,
  mobile: string,
): Promise<string> {
  const wanted = { ports, purpose, mobile, address: '127.0.0.1', by: { proven: true }, now: clock.now() }
  await database.transaction((db) => sendCode(db, wanted))
  return readCode(database, mobile)
}
