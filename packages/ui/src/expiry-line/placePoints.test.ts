import { describe, expect, it } from 'vitest'
import { overShare, placePoints } from './placePoints'

const now = new Date('2026-11-22T00:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const place = (...days: number[]) =>
  placePoints(
    days.map((n, index) => ({ id: String(index), at: inDays(n), words: String(n) })),
    now,
    30,
  ).dots

describe('points on the line', () => {
  it('are placed at their end, and tell whether it is soon', () => {
    const [over, soon, later] = place(-400, 20, 300)
    expect(over).toMatchObject({ state: 'over', height: 0 })
    expect(over?.share).toBeLessThan(overShare)
    expect(soon?.state).toBe('soon')
    expect(soon?.share).toBeGreaterThan(overShare)
    expect(later).toMatchObject({ state: 'later' })
    expect(later?.share).toBeCloseTo(overShare + (1 - overShare) * (300 / 365))
  })

  it('are stacked if they would overlap', () => {
    const [one, two, three] = place(60, 61, 200)
    expect(two?.height).toBe(1)
    expect(two?.share).toBeGreaterThan(one?.share ?? 1)
    expect(three?.height).toBe(0)
    expect(place(60, 75).map(({ height }) => height)).toEqual([0, 0])
  })

  it('use one scale on both sides of now, with long past ends at the edge', () => {
    const [older, old, recent] = place(-400, -100, -30)
    expect(older?.share).toBe(old?.share)
    expect(recent?.share).toBeCloseTo(overShare - (1 - overShare) * (30 / 365))
  })

  it('stay inside the drawing, however many have ended', () => {
    for (const { share, height } of place(...Array.from({ length: 30 }, (_, n) => -n - 1))) {
      expect(share).toBeLessThan(overShare)
      expect(height).toBeLessThan(4)
    }
  })

  it('are omitted if they end after a year', () => {
    expect(place(364, 366)).toHaveLength(1)
  })
})
