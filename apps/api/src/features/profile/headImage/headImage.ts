import { headImageBounds, headImageErrors } from '@atrium/contracts/profile/headImage/contract'
import type { headImageOperations } from '@atrium/contracts/profile/headImage/policy'
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
import { type PictureRefusals, pictureRefusals, readPicture } from '../../pictures'
import { refusals } from '../refusals'

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
  if (!user) throw refusals.accountMissing()
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
  const image = await readPicture(ports, person.userId, body.picture, bounds, headImageRefusals)
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

const headImageRefusals: PictureRefusals = {
  ...pictureRefusals,
  format: () => new Refusal(headImageErrors.format, '请选择PNG、JPG、GIF或BMP格式的图片'),
  tooLarge: () => new Refusal(headImageErrors.tooLarge, '图片过大，请上传小于5MB的文件'),
  tooSmall: () => new Refusal(headImageErrors.tooSmall, '图片内容过少，请更换图片'),
}
