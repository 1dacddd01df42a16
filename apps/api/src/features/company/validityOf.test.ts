import { describe, expect, it } from 'vitest'
import { validityOf } from './validityOf'

const now = new Date('2026-06-01T08:00:00Z')
const seats = { total: 5, used: 2 }
const dated = {
  licensingType: 'dated' as const,
  startAt: new Date('2026-05-02T08:00:00Z'),
  endAt: new Date('2026-06-11T20:00:00Z'),
  disabled: false,
  isTrial: false,
}

describe('validityOf', () => {
  it('counts a started day as a day left', () => {
    expect(validityOf(dated, seats, now)).toMatchObject({ remainingDays: 11, isActive: true })
  })

  it('never goes below 0', () => {
    const ended = { ...dated, endAt: new Date('2026-05-20T08:00:00Z') }
    expect(validityOf(ended, seats, now)).toMatchObject({ remainingDays: 0, isActive: false, trialDays: 18 })
  })

  it('shows 100 days and no end for a permanent licence', () => {
    const permanent = { ...dated, licensingType: 'permanent' as const, endAt: null }
    expect(validityOf(permanent, seats, now)).toMatchObject({
      remainingDays: 100,
      dueTime: null,
      trialDays: 0,
    })
  })

  it('counts only trial seats as trials', () => {
    expect(validityOf(dated, seats, now)).toMatchObject({ trialSnCount: 0, hasUsedTrialSnCount: 0 })
    expect(validityOf({ ...dated, isTrial: true }, seats, now)).toMatchObject({
      trialSnCount: 5,
      hasUsedTrialSnCount: 2,
    })
  })

  it('is not active while disabled', () => {
    expect(validityOf({ ...dated, disabled: true }, seats, now).isActive).toBe(false)
  })
})
