import { headImageBounds, headImageErrors } from '@atrium/contracts/profile/headImage/contract'
import type { headImageOperations } from '@atrium/contracts/profile/headImage/policy'
import { eq } from 'drizzle-orm'
import { publish } from '../../../platform/events'
import { publicAddress, publicPath, type ReadImage, storeObject } from '../../../platform/objects'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import { countUpload } from '../../../platform/uploads'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import { type PictureRefusals, pictureRefusals, readPicture } from '../../pictures'
import { holdHeadImage } from './holdHeadImage'

type Operation = typeof headImageOperations.saveHeadImage

/** Shown at 120 px at most, twice as fine. */
const edge = 240

/** Read while nothing is locked; a try counts whatever it comes to. */
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
