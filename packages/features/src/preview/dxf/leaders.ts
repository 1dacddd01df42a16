import { CatmullRomCurve3, Vector3 } from 'three'
import { numbersOf, pointsOf, textOf } from './anyEntities'
import { lookOf } from './lookOf'
import type { Entity, ParsedDrawing, Place } from './ParsedDrawing'

/** A line with an arrow of this length at its start, in the drawing's unit; 0: none. */
export function arrowLine(look: Partial<Entity>, points: readonly Place[], arrow: number): Entity[] {
  const [tip, next] = points
  if (!tip || !next) return []
  const line: Entity = { ...look, type: 'LWPOLYLINE', vertices: points }
  const length = Math.hypot(next.x - tip.x, next.y - tip.y)
  if (!(arrow > 0) || arrow * 2 > length) return [line]
  const along = { x: ((next.x - tip.x) / length) * arrow, y: ((next.y - tip.y) / length) * arrow }
  const across = { x: -along.y / 6, y: along.x / 6 }
  const base = { x: tip.x + along.x, y: tip.y + along.y }
  const corners = [
    tip,
    { x: base.x + across.x, y: base.y + across.y },
    { x: base.x - across.x, y: base.y - across.y },
  ]
  return [line, { ...look, type: 'SOLID', points: corners }]
}

/** The line and arrow of a LEADER. Its text is a separate entity. */
export function drawLeader(entity: Entity, { header = {}, tables }: ParsedDrawing): Entity[] {
  const { groups = [] } = entity
  const styles = tables?.dimstyle?.dimStyles ?? {}
  const name = textOf(groups, 3) ?? ''
  const style = (Object.hasOwn(styles, name) ? styles[name] : undefined) ?? {}
  const scale = Number(style.DIMSCALE ?? header.$DIMSCALE) || 1
  const size = Number(style.DIMASZ ?? header.$DIMASZ ?? 2.5) * scale
  const points = pointsOf(groups, 10)
  const isCurved = numbersOf(groups, 72)[0] === 1 && points.length > 2
  const hasArrow = (numbersOf(groups, 71)[0] ?? 1) === 1
  return arrowLine(lookOf(entity), isCurved ? curveThrough(points) : points, hasArrow ? size : 0)
}

/** A smooth curve through points. */
export const curveThrough = (points: readonly Place[]): Place[] =>
  new CatmullRomCurve3(points.map(({ x, y }) => new Vector3(x, y)))
    .getPoints(points.length * 8)
    .map(({ x, y }) => ({ x, y }))
