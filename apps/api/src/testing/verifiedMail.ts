import { eq } from 'drizzle-orm'
import { users } from '../tables'
import type { TestService } from './createTestService'
import { newMailAddress } from './newMailAddress'

/** A verified address of the person. */
export async function verifiedMail({ database, clock }: TestService, userId: string): Promise<string> {
  const email = newMailAddress()
  const verified = { email, emailVerifiedAt: clock.now() }
  await database.connection.update(users).set(verified).where(eq(users.id, userId))
  return email
}
