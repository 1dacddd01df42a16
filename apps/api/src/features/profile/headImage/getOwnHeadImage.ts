import type { headImageOperations } from '@atrium/contracts/profile/headImage/policy'
import { eq } from 'drizzle-orm'
import { publicAddress } from '../../../platform/objects'
import { users } from '../../../platform/people/tables'
import type { Call } from '../../../ports/Call'

export async function getOwnHeadImage({
  db,
  ports,
  person,
}: Call<typeof headImageOperations.getOwnHeadImage>): Promise<string | null> {
  const [user] = await db
    .select({ headImage: users.headImage })
    .from(users)
    .where(eq(users.id, person.userId))
  return publicAddress(ports, user?.headImage ?? null)
}
