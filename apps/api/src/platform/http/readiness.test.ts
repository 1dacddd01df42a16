import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createReadiness, type Readiness } from './readiness'

let now = 0

function check(readiness: Readiness, times: number, pause: number): void {
  for (let time = 0; time < times; time++) {
    readiness.tell()
    now += pause
  }
}

it.each([
  ['a monitor', 5],
  ['a monitor that has just started', 2],
])('waits until %s has seen it three times', async (_, times) => {
  const readiness = createReadiness(() => now)
  check(readiness, times, 200)
  let isOver = false
  const ending = readiness.end().then(() => {
    isOver = true
  })
  for (let time = 0; time < 2; time++) expect(readiness.tell()).toBe('ending')
  await sleep(600)
  expect(isOver).toBe(false)
  readiness.tell()
  await ending
})

it.each([
  ['there is no monitor', 0, 0],
  ['somebody checked only once', 2, 200],
  ['the monitor has gone', 5, 5000],
])('ends at once when %s', async (_, times, pause) => {
  const readiness = createReadiness(() => now)
  check(readiness, times, pause)
  now += 2 * pause + 5000
  await readiness.end()
  expect(readiness.tell()).toBe('ending')
})
