import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { expect, it } from 'vitest'
import { createAdmission } from './createAdmission'

const width = { atOnce: 2, waiting: 3 }
const widths = {
  readsOfPerson: width,
  changesOfPerson: width,
  network: width,
  others: width,
  changesOfCompany: width,
  changes: width,
  requests: 100,
}
const full = { code: errorCodes.tooManyAtOnce, status: 429, data: { retryAfterSeconds: 2 } }

/** Work that runs until the test ends it. */
function longWork() {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end }
}

it('limits waiting changes of one person, while they read and others change', async () => {
  const admission = createAdmission(widths)
  const { work, end } = longWork()
  const own = { userId: 'ann' }
  const under = Array.from({ length: 5 }, () => admission.admitCall(own, 'writes', work))
  await expect(admission.admitCall(own, 'writes', work)).rejects.toMatchObject(full)
  expect(await admission.admitCall(own, 'reads', async () => 'read')).toBe('read')
  expect(await admission.admitCall({ userId: 'bob' }, 'writes', async () => 'changed')).toBe('changed')
  end()
  await Promise.all(under)
  expect(await admission.admitCall(own, 'writes', async () => 'changed')).toBe('changed')
})

it('limits waiting operations and other requests of one network', async () => {
  const admission = createAdmission(widths)
  const { work, end } = longWork()
  const under = Array.from({ length: 5 }, () => [
    admission.admitCall({ network: 'n1' }, 'reads', work),
    admission.admitRequest('n1', work),
  ]).flat()
  await expect(admission.admitCall({ network: 'n1' }, 'reads', work)).rejects.toMatchObject(full)
  await expect(admission.admitRequest('n1', work)).rejects.toMatchObject(full)
  expect(await admission.admitRequest('n2', async () => 'in')).toBe('in')
  expect(await admission.admitCall({ userId: 'ann' }, 'reads', async () => 'in')).toBe('in')
  end()
  await Promise.all(under)
})
