import { expect, it } from 'vitest'
import { coverageOf, derivedReasons, reasonsOf, storyIdOf } from './coverage'

it('tells shown, not applicable with its reason, and missing apart', () => {
  expect(coverageOf(['Loading', 'Ready', 'Failed'], { Forbidden: 'everybody may see it' })).toMatchObject({
    Loading: 'shown',
    Narrow: 'shown',
    Forbidden: { notApplicable: 'everybody may see it' },
    Saved: { notApplicable: 'has no form' },
    ManyRows: { notApplicable: 'is not a list' },
    NotFound: 'missing',
    LongText: 'missing',
  })
})

it('misses a declared state whose story is gone, whatever the reasons', () => {
  const coverage = coverageOf(['Ready', 'Empty'], { Empty: 'never' }, ['Ready', 'Failed'])
  expect(coverage).toMatchObject({ Ready: 'shown', Empty: 'missing', Failed: 'shown', Narrow: 'missing' })
})

it('derives reasons only where no state of the kind is declared', () => {
  expect(derivedReasons(['Loading', 'Ready', 'Empty'])).toEqual(
    expect.not.objectContaining({ ManyRows: expect.anything() }),
  )
  expect(derivedReasons(['Loading', 'Rejected'])).not.toHaveProperty('Saved')
  expect(derivedReasons(['Pristine', 'Invalid'])).toMatchObject({
    Ready: 'Pristine shows it ready',
    Failed: 'loads nothing',
  })
})

it('joins the reasons of a folder with those of a screen, which win', () => {
  const notApplicable = {
    every: { Forbidden: 'own data' },
    Card: { NotFound: 'no address', Forbidden: 'open' },
  }
  expect(reasonsOf({ states: {}, notApplicable }, 'Card')).toEqual({
    Forbidden: 'open',
    NotFound: 'no address',
  })
  expect(reasonsOf({ states: {} }, 'Card')).toEqual({})
})

it('finds the stories of a part under its feature', () => {
  expect(storyIdOf('catalogue/meetings', 'MeetingList')).toBe('features-catalogue-meetinglist')
})
