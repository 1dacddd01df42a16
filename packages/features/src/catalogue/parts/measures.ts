import type { DrawingName } from '@atrium/contracts/shared/drawing/contract'

/** The start and end of a drawing's building in its field, and its dimensions in mm. */
export interface Measures {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly floor: number
  readonly width: string
  readonly height: string
}

/** Dimensions of buildings; diagrams have none. */
export const measures: Partial<Record<DrawingName, Measures>> = {
  frame: { left: 20, right: 140, top: 24, floor: 84, width: '84 000', height: '42 000' },
  tower: { left: 34, right: 110, top: 12, floor: 84, width: '76 000', height: '288 000' },
  foundation: { left: 50, right: 110, top: 36, floor: 86, width: '18 000', height: '15 000' },
  bridge: { left: 8, right: 152, top: 14, floor: 84, width: '432 000', height: '210 000' },
  energy: { left: 58, right: 124, top: 44, floor: 84, width: '19 800', height: '12 000' },
  site: { left: 84, right: 134, top: 62, floor: 84, width: '15 000', height: '6 600' },
}
