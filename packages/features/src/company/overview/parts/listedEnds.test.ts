import { describe, expect, it } from 'vitest'
import { endState, listedEnds } from '../batchLines'

const now = Date.parse('2026-11-20T00:00:00.000Z')
const inDays = (days: number) => ({ end: new Date(now + days * 86_400_000).toISOString() })
const listed = (...days: readonly number[]) => listedEnds(days.map(inDays), now)

describe('the products whose ends a card lists', () => {
  it('are four if few end soon', () => {
    expect(listed(-40, 12, 60, 90, 200)).toEqual([-40, 12, 60, 90].map(inDays))
    expect(listed(300)).toEqual([inDays(300)])
  })

  it('are all that end within thirty days', () => {
    expect(listed(-2, 1, 2, 3, 4, 30, 31)).toEqual([-2, 1, 2, 3, 4, 30].map(inDays))
  })

  it('include the latest ended ones, and leave space for the rest', () => {
    expect(listed(-50, -40, -30, -20, -10, 5, 80)).toEqual([-40, -30, -20, -10, 5].map(inDays))
  })

  it('have the state of each', () => {
    expect([0, 30, 31].map((days) => endState(inDays(days), now))).toEqual(['over', 'soon', undefined])
  })
})
