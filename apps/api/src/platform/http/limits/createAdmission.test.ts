import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { expect, it } from 'vitest'
import { createAdmission } from './createAdmission'

const limit = { atOnce: 2, waiting: 3 }
const limits = {
  readsOfPerson: limit,
  changesOfPerson: limit,
  uploadsOfPerson: limit,
  uploads: limit,
  network: limit,
  others: limit,
  changesOfCompany: limit,
  changes: limit,
  requests: 100,
}
const full = { code: errorCodes.tooManyAtOnce, status: 429, data: { retryAfterSeconds: 2 } }

const ann = { userId: 'ann', network: 'n1' }
const bob = { userId: 'bob', network: 'n1' }
const stranger = { userId: undefined, network: 'n1' }

/** Work that continues until it is told to end. */
function longWork() {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end }
}

it('limits waiting changes and uploads of one person, while they read and others change', async () => {
  const admission = createAdmission(limits)
  const { work, end } = longWork()
  const under = (['changes', 'uploads'] as const).flatMap((kind) =>
    Array.from({ length: 5 }, () => admission.admit(kind, ann, work)),
  )
  await expect(admission.admit('changes', ann, work)).rejects.toMatchObject(full)
  await expect(admission.admit('uploads', ann, work)).rejects.toMatchObject(full)
  expect(await admission.admit('reads', ann, async () => 'read')).toBe('read')
  expect(await admission.admit('changes', bob, async () => 'changed')).toBe('changed')
  end()
  await Promise.all(under)
  expect(await admission.admit('changes', ann, async () => 'changed')).toBe('changed')
})

it('limits waiting operations and other requests of one network', async () => {
  const admission = createAdmission(limits)
  const { work, end } = longWork()
  const under = Array.from({ length: 5 }, () => [
    admission.admit('reads', stranger, work),
    admission.admit('others', ann, work),
  ]).flat()
  await expect(admission.admit('reads', stranger, work)).rejects.toMatchObject(full)
  await expect(admission.admit('uploads', stranger, work)).rejects.toMatchObject(full)
  await expect(admission.admit('others', bob, work)).rejects.toMatchObject(full)
  const elsewhere = { userId: undefined, network: 'n2' }
  expect(await admission.admit('others', elsewhere, async () => 'in')).toBe('in')
  expect(await admission.admit('reads', ann, async () => 'in')).toBe('in')
  end()
  await Promise.all(under)
})
