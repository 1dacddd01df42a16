import type { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { authenticators, passkeys, recoveryCodes } from './tables'

export async function getSecondStep({
  db,
  person: { userId },
}: Call<typeof secondStepSetUpOperations.getSecondStep>) {
  const [authenticator] = await db
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
  const codes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const keys = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.addedAt), passkeys.id)
  return {
    authenticator: authenticator ? lived(authenticator) : null,
    recoveryCodes: {
      left: codes.filter(({ usedAt }) => usedAt === null).length,
      madeAt: codes[0]?.madeAt.toISOString() ?? null,
    },
    passkeys: keys.map(({ id, name, isSynced, ...key }) => ({ id, name, isSynced, ...lived(key) })),
  }
}

const lived = ({ addedAt, usedAt }: { readonly addedAt: Date; readonly usedAt: Date | null }) => ({
  addedAt: addedAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
})
