import { expect, it } from 'vitest'
import { seededRandom } from '../../testing/hostile/seededRandom'
import { chooseLosers, type Holder } from './chooseLosers'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const holder = (userId: string, day: number, usedOn: number | null = day): Holder => ({
  userId,
  idleSince: at(usedOn ?? day)
    .toISOString()
    .slice(0, 10),
  lastUsedOn: usedOn === null ? null : at(usedOn).toISOString().slice(0, 10),
  grantedAt: at(day),
})
const idsOf = (holders: readonly Holder[]) => holders.map(({ userId }) => userId)
const undecided = { chosen: new Set<string>(), decidedAt: null }

it('proposes those who haven’t used it longest', () => {
  const holders = [holder('ann', 1, 20), holder('ben', 1, 5), holder('cid', 3, null)]
  expect(idsOf(chooseLosers(holders, { seats: 1, ...undecided }))).toEqual(['cid', 'ben'])
  expect(chooseLosers(holders, { seats: 3, ...undecided })).toEqual([])
})

it('proposes the newest holders if nobody’s use was reported', () => {
  const holders = [holder('ann', 1, null), holder('ben', 9, null), holder('cid', 4, null)]
  expect(idsOf(chooseLosers(holders, { seats: 2, ...undecided }))).toEqual(['ben'])
})

it('takes those who were chosen, then new holders, and those meant to keep theirs last', () => {
  const holders = [holder('ann', 1, 2), holder('ben', 1, 20), holder('new', 12, 21)]
  const choice = { chosen: new Set(['ben']), decidedAt: at(10) }
  expect(idsOf(chooseLosers(holders, { seats: 2, ...choice }))).toEqual(['ben'])
  expect(idsOf(chooseLosers(holders, { seats: 1, ...choice }))).toEqual(['ben', 'new'])
  expect(idsOf(chooseLosers(holders, { seats: 0, ...choice }))).toEqual(['ben', 'new', 'ann'])
})

it('takes exactly as many as needed, even if chosen members have left meanwhile', () => {
  const random = seededRandom(11)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  for (let run = 0; run < 500; run += 1) {
    const holders = Array.from({ length: upTo(12) }, (_, n) =>
      holder(`user-${n}`, 1 + upTo(20), random() < 0.3 ? null : 1 + upTo(25)),
    )
    const chosen = new Set(Array.from({ length: upTo(6) }, () => `user-${upTo(15)}`))
    const seats = upTo(14)
    const losers = chooseLosers(holders, { seats, chosen, decidedAt: random() < 0.5 ? null : at(upTo(20)) })
    expect(new Set(idsOf(losers)).size).toBe(Math.max(0, holders.length - seats))
    const spared = holders.filter(({ userId }) => chosen.has(userId) && !idsOf(losers).includes(userId))
    if (spared.length > 0) expect(losers.every(({ userId }) => chosen.has(userId))).toBe(true)
  }
})
