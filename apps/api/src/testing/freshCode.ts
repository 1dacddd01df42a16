import { eq } from 'drizzle-orm'
import { type CodePurpose, sendCode } from '../platform/codes'
import { outbox, quotas, verificationCodes } from '../tables'
import type { TestService } from './createTestService'
import { readCode } from './readSms'

/** A code just sent to a mobile or address, regardless of earlier ones. */
export async function freshCode(
  { database, ports, clock }: TestService,
  purpose: CodePurpose,
  to: string,
): Promise<string> {
  await database.connection.delete(verificationCodes)
  await database.connection.delete(quotas)
  await database.connection.delete(outbox).where(eq(outbox.recipient, to))
  const input = {
    ports,
    purpose,
    to,
    asker: undefined,
    address: '127.0.0.1',
    by: { proven: true },
    now: clock.now(),
  }
  await sendCode(database.connection, input)
  return readCode(database, to)
}
