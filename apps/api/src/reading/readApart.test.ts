import { afterAll, expect, it } from 'vitest'
import { pictureBytes } from '../features/company/certification/testSubmission'
import { filledTemplate } from '../features/invitations/testing/filledTemplate'
import { Refusal } from '../platform/refusal/Refusal'
import { GivenUp } from '../platform/uploads/Reading'
import { readApart } from '../platform/uploads/readApart'
import type { ReadingTasks } from '../ports/ReadingTasks'
import { readingEntry } from './readingEntry'
import { bitmapOfNoise } from './testing/hostilePictures'

const logged: string[] = []
const log = ({ event }: { readonly event: string }) => void logged.push(event)
const bounds = { most: 5e6, least: 0 }
const reading = readApart<ReadingTasks>(readingEntry, log)
afterAll(() => reading.close())

it('reads a picture and a sheet in another process as in this one', async () => {
  const picture = await pictureBytes('png')
  expect(await reading.read({ name: 'readImage', given: [picture, bounds] })).toMatchObject({ width: 96 })
  expect(await reading.read({ name: 'readImage', given: [picture.subarray(0, 999), bounds] })).toBe('damaged')
  const sheet = new Uint8Array(await (await filledTemplate([['13800000001', '白露', '']])).arrayBuffer())
  expect(await reading.read({ name: 'readSheet', given: [sheet, 'people'] })).toMatchObject({
    people: [{ realName: '白露' }],
  })
  const refused = reading.read({ name: 'readSheet', given: [picture, 'people'] })
  await expect(refused).rejects.toBeInstanceOf(Refusal)
  await expect(refused).rejects.toMatchObject({ message: expect.stringContaining('.xlsx') })
})

it.each([
  ['processor time', { mostMilliseconds: 1 }],
  ['time', { longestMilliseconds: 1 }],
  ['memory', { mostBytes: 1 }],
])('gives up on a file that needs too much %s, and continues with the next', async (_, limits) => {
  const short = readApart<ReadingTasks>(readingEntry, log, limits)
  logged.length = 0
  const large = bitmapOfNoise()
  for (const task of ['first', 'next'])
    await expect(short.read({ name: 'readImage', given: [large, bounds] }), task).rejects.toBeInstanceOf(
      GivenUp,
    )
  expect(logged).toEqual(['uploadGivenUp', 'uploadGivenUp'])
  short.close()
})

it('starts again after its process was killed, or was idle', async () => {
  const brief = readApart<ReadingTasks>(readingEntry, log, { idleMilliseconds: 0 })
  const picture = await pictureBytes('png')
  for (let n = 0; n < 3; n += 1)
    expect(await brief.read({ name: 'readImage', given: [picture, bounds] })).toMatchObject({ width: 96 })
  brief.close()
})
