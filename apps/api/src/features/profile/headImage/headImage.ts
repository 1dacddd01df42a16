import { accountRefusals } from '@atrium/contracts/account/refusals'
import { headImageBounds } from '@atrium/contracts/profile/headImage/contract'
import type { headImageOperations } from '@atrium/contracts/profile/headImage/policy'
import { headImageRefusals } from '@atrium/contracts/profile/headImage/refusals'
import { pictureRefusals } from '@atrium/contracts/shared/pictures/refusals'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { publish } from '../../../platform/events'
import {
  nameInPath,
  publicAddress,
  publicPath,
  type ReadImage,
  removeObject,
  storeObject,
} from '../../../platform/objects'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import { countUpload } from '../../../platform/uploads'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import { readPicture } from '../../pictures'

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

/** Locks the person until the transaction ends, and deletes their picture, which nothing else refers to. */
export async function holdHeadImage(db: Connection, userId: string): Promise<{ readonly hadOne: boolean }> {
  const [user] = await db
    .select({ headImage: users.headImage })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!user) throw new Refusal(accountRefusals.missing)
  if (user.headImage === null) return { hadOne: false }
  await removeObject(db, { kind: 'person', userId }, nameInPath(user.headImage))
  return { hadOne: true }
}

export async function removeHeadImage(call: Call<typeof headImageOperations.removeHeadImage>): Promise<true> {
  const { db, person, audit, unchanged } = call
  const { hadOne } = await holdHeadImage(db, person.userId)
  if (!hadOne) {
    unchanged()
    return true
  }
  await db.update(users).set({ headImage: null }).where(eq(users.id, person.userId))
  audit({ before: { headImage: true }, after: { headImage: false } })
  await publish(db, { userIds: [person.userId], target: 'OnMenusChanged' })
  return true
}

type Operation = typeof headImageOperations.saveHeadImage

/** Shown at up to 120 px, at twice the resolution. */
const edge = 240

/** Read without a lock; attempts count whatever the outcome. */
export async function saveHeadImage(call: UnmanagedCall<Operation>) {
  const { db, now, ports, person, body } = call
  await countUpload(db, person.userId, now)
  const bounds = { ...headImageBounds, edge }
  const image = await readPicture(ports, person.userId, body.picture, bounds, {
    ...pictureRefusals,
    ...headImageRefusals,
  })
  return (held: Call<Operation>) => store(held, image)
}

async function store({ db, now, ports, person, audit }: Call<Operation>, image: ReadImage): Promise<string> {
  const { userId } = person
  const { hadOne } = await holdHeadImage(db, userId)
  const owner = { kind: 'person', userId } as const
  const name = await storeObject(db, { owner, audience: 'public', image, now })
  const path = publicPath(owner, name)
  await db.update(users).set({ headImage: path }).where(eq(users.id, userId))
  audit({ before: { headImage: hadOne }, after: { headImage: true } })
  await publish(db, { userIds: [userId], target: 'OnMenusChanged' })
  return publicAddress({ settings: ports.settings }, path) ?? path
}
