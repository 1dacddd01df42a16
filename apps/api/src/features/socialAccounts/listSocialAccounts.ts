import type { socialAccountsOperations } from '@atrium/contracts/socialAccounts/policy'
import { asc, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { socialAccounts } from './tables'
import { namesOf } from './unbindSocialAccount'

/** Every configured provider, and former ones with a binding. */
export async function listSocialAccounts({
  db,
  ports: { social },
  person: { userId },
}: Call<typeof socialAccountsOperations.listSocialAccounts>) {
  const rows = await db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.userId, userId))
    .orderBy(asc(socialAccounts.boundAt), socialAccounts.provider)
  const offered = social.map(({ id }) => id)
  const former = rows.map(({ provider }) => provider).filter((id) => !offered.includes(id))
  return [...offered, ...former].map((id) => {
    const row = rows.find(({ provider }) => provider === id)
    const { name, nameEn } = namesOf(social, id)
    return {
      provider: id,
      name,
      nameEn,
      isOffered: offered.includes(id),
      account: row
        ? {
            displayName: row.displayName,
            boundAt: row.boundAt.toISOString(),
            lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
          }
        : null,
    }
  })
}
