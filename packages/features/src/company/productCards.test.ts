import { describe, expect, it } from 'vitest'
import { inWords } from '../shared/wire/bindInWords'
import { companyRecordWords } from './api'
import { someHome as sentHome } from './mocks'
import { productCards } from './productCards'

const someHome = inWords(sentHome, companyRecordWords)

describe('productCards', () => {
  const cards = new Map(productCards(someHome).map((card) => [card.id, card]))

  it('shows serial-number products before cloud subscriptions', () => {
    expect(productCards(someHome).map((card) => card.kind)).toEqual([
      ...Array(5).fill('serial'),
      ...Array(2).fill('cloud'),
    ])
  })

  it('distinguishes expired from disabled', () => {
    expect(cards.get('structure')?.status).toBe('normal')
    expect(cards.get('hvac')?.status).toBe('expired')
    expect(cards.get('electrical')?.status).toBe('disabled')
  })

  it('has trial counts only for trials', () => {
    expect(cards.get('review')?.trial).toEqual({ used: 12, total: 30 })
    expect(cards.get('water')?.trial).toBeUndefined()
  })
})
