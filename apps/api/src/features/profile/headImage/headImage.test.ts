import { departmentsOperations } from '@atrium/contracts/departments/policy'
import { headImageErrors } from '@atrium/contracts/profile/headImage/contract'
import { headImageOperations as operations } from '@atrium/contracts/profile/headImage/policy'
import { profileOperations } from '@atrium/contracts/profile/policy'
import { pictureCodes } from '@atrium/contracts/shared/pictures/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, desc, eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demo } from '../../../seed/demo'
import { auditRows, objectParts, objects, quotas } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService } from '../../../testing/demo/demoService'

const { userIds, companyId } = demo
const as = { userId: userIds.member }
let service: TestService

beforeAll(async () => {
  service = await createDemoService()
})
beforeEach(() => service.database.connection.delete(quotas))
afterAll(() => service.close())

const send = (content: BlobPart, name = 'face.png', sender: { readonly userId: string } = as) =>
  service.request(operations.saveHeadImage, { body: { picture: new File([content], name) } }, { as: sender })

/** One half red, the other blue. */
async function halves(width: number, height: number): Promise<Sharp> {
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: '#0000ff' } as const
  const blue = await sharp({ create: half }).png().toBuffer()
  const create = { width, height, channels: 3, background: '#ff0000' } as const
  const both = await sharp({ create })
    .composite([{ input: blue, left: Math.floor(width / 2), top: 0 }])
    .png()
    .toBuffer()
  return sharp(both)
}

const bytes = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
const served = async (address: string) => service.app.request(new URL(address).pathname)
const own = async (sender = as) =>
  (await service.request(operations.getOwnHeadImage, {}, { as: sender })).data
const countPictures = () =>
  service.database.connection.$count(
    objects,
    and(eq(objects.ownerKind, 'person'), eq(objects.ownerId, userIds.member)),
  )

it('is a square under its own cacheable address, shown wherever the person is', async () => {
  expect(await own()).toBeNull()
  const { data: address } = await send(await bytes((await halves(480, 480)).png()))
  expect(address).toMatch(
    new RegExp(
      `^${service.ports.settings.publicOrigin}/api/objects/people/${userIds.member}/[\\w-]{24}\\.png$`,
    ),
  )
  const picture = await served(address)
  expect(picture.headers.get('cache-control')).toContain('immutable')
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 240, height: 240 })

  expect(await own()).toBe(address)
  const profile = await service.request(profileOperations.getProfile, { query: {} }, { as })
  expect(profile.data.picture).toBe(address)
  const person = await service.request(workspaceOperations.getPerson, {}, { as })
  expect(person.data.user.picture).toBe(address)
  const boss = { as: { userId: userIds.superAdministrator } }
  const query = { enterPriseId: companyId, pageIndex: 0, pageSize: 100 }
  const members = await service.request(departmentsOperations.listMembers, { query }, boss)
  expect(members.data.list.find(({ userId }) => userId === userIds.member)?.picture).toBe(address)
  const [row] = await service.database.connection
    .select()
    .from(auditRows)
    .where(eq(auditRows.operation, 'saveHeadImage'))
    .orderBy(desc(auditRows.id))
    .limit(1)
  expect(row).toMatchObject({ operation: 'saveHeadImage', actorId: userIds.member, companyId: '' })
})

it('replaces the previous one completely, and can be removed', async () => {
  const { data: first } = await send(await bytes((await halves(300, 300)).png()))
  const { data: second } = await send(await bytes((await halves(300, 300)).png()))
  expect(second).not.toBe(first)
  expect((await served(first)).status).toBe(404)
  expect((await served(second)).status).toBe(200)
  expect(await countPictures()).toBe(1)
  expect((await service.request(operations.removeHeadImage, {}, { as })).data).toBe(true)
  expect((await service.request(operations.removeHeadImage, {}, { as })).data).toBe(true)
  expect(await own()).toBeNull()
  expect((await served(second)).status).toBe(404)
  const parts = and(eq(objectParts.ownerKind, 'person'), eq(objectParts.ownerId, userIds.member))
  expect(await service.database.connection.$count(objectParts, parts)).toBe(0)
})

it('from a phone is rotated upright, and reveals no location', async () => {
  // Red is on the left in the file; rotated by a quarter it is on top.
  const turned = (await halves(400, 300))
    .withExif({ IFD0: { Copyright: 'somewhere' } })
    .withMetadata({ orientation: 6 })
  const { data: address } = await send(await bytes(turned.jpeg()), 'IMG_0001.jpg')
  const content = await (await served(address)).arrayBuffer()
  const { orientation, exif } = await sharp(content).metadata()
  expect([orientation, exif]).toEqual([undefined, undefined])
  const { data } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * 240 + x) * 3, (y * 240 + x) * 3 + 3)]
  expect(at(120, 20)[0]).toBeGreaterThan(200)
  expect(at(120, 220)[2]).toBeGreaterThan(200)
})

it.each([
  ['text', 'face.png', headImageErrors.format],
  ['tooLarge', 'face.png', headImageErrors.tooLarge],
  ['broken', 'face.jpg', pictureCodes.damaged],
  ['huge', 'face.png', pictureCodes.tooManyPixels],
] as const)('refuses %s, and keeps the previous one', async (kind, name, code) => {
  const { data: before } = await send(await bytes((await halves(300, 300)).png()))
  const photograph = await bytes((await halves(800, 600)).jpeg())
  const huge = sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#123456' } })
  const content = {
    text: 'no picture at all, whatever its name says'.repeat(9),
    tooLarge: new Uint8Array(5_242_881),
    broken: photograph.slice(0, photograph.length / 2),
    huge: kind === 'huge' ? await bytes(huge.png()) : '',
  }[kind]
  expect((await send(content, name)).code).toBe(code)
  expect(await own()).toBe(before)
})

it('is limited per sender', async () => {
  for (let n = 0; n < 60; n++) await send('no picture')
  expect((await send('no picture')).code).toBe(errorCodes.uploadsSpent)
  const other = { userId: userIds.student }
  expect((await send(await bytes((await halves(300, 300)).png()), 'face.png', other)).code).toBe(0)
})
