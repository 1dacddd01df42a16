import { describe, expect, it } from 'vitest'
import { firstView, fittingSize, pixelsAcross, settled, wholeView } from './cut'

const wide = { width: 800, height: 200 }

describe('a picture under a square window', () => {
  it('fits as a whole, rotated or not', () => {
    expect(fittingSize(wide, 0, 240)).toEqual({ width: 240, height: 60 })
    expect(fittingSize(wide, 90, 240).width).toBeCloseTo(240)
    expect(fittingSize({ width: 100, height: 100 }, 45, 240).width).toBeCloseTo(240 / Math.SQRT2)
  })

  it('fills the window at first if it is a photo, and is visible as a whole if it is a logo', () => {
    const size = { width: 300, height: 200 }
    expect(firstView({ ...size, isTransparent: false }).zoom).toBe(1.5)
    expect(firstView({ ...size, isTransparent: true })).toBe(wholeView)
    expect(firstView({ ...wide, isTransparent: false })).toBe(wholeView)
  })

  it('keeps as many pixels as the picture has there', () => {
    expect(pixelsAcross(wide, wholeView)).toBe(800)
    expect(pixelsAcross(wide, { ...wholeView, zoom: 4 })).toBe(200)
  })

  it('stays inside where it fits, and fills the window where it doesn’t', () => {
    const far = (zoom: number) => settled(wide, { crop: { x: 999, y: -999 }, zoom, rotation: 0 }, 240).crop
    expect(far(1)).toEqual({ x: 0, y: -90 })
    expect(far(5)).toEqual({ x: 480, y: -30 })
  })
})
