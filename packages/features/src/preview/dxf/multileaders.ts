import { numbersOf, pointsOf, textOf } from './anyEntities'
import { arrowLine, curveThrough } from './leaders'
import { lookOf } from './lookOf'
import type { Block, Entity, Group, Place } from './ParsedDrawing'

/** Codes that start and end the parts of a multileader. */
const codes = { context: 300, endContext: 301, leader: 302, endLeader: 303, line: 304, endLine: 305 } as const

interface Parts {
  readonly context: Group[]
  readonly leaders: { readonly own: Group[]; readonly lines: Group[][] }[]
  /** Groups outside of the context. */
  readonly own: Group[]
}

/** The lines, arrows, and the text or block of a MULTILEADER. */
export function drawMultileader(entity: Entity, blocks: ReadonlyMap<string, Block>): Entity[] {
  const look = lookOf(entity)
  const { context, leaders, own } = partsOf(entity.groups ?? [])
  const scale = numbersOf(context, 40)[0] || 1
  const arrow = numbersOf(context, 140)[0] ?? (numbersOf(own, 42)[0] ?? 0) * scale
  const lineType = numbersOf(own, 170)[0] ?? 1
  const lines =
    lineType === 0
      ? []
      : leaders.flatMap(({ own, lines }) => {
          const [end] = pointsOf(own, 10)
          const [direction] = pointsOf(own, 11)
          const length = numbersOf(own, 40)[0] ?? 0
          const dogleg =
            end && direction && length > 0
              ? [end, { x: end.x + direction.x * length, y: end.y + direction.y * length }]
              : end
                ? [end]
                : []
          return lines.flatMap((groups) => {
            const bent = [...pointsOf(groups, 10), ...dogleg.slice(0, 1)]
            const path = lineType === 2 && bent.length > 2 ? curveThrough(bent) : bent
            return arrowLine(look, [...path, ...dogleg.slice(1)], arrow)
          })
        })
  return [...lines, ...textIn(context, look, scale), ...blockIn(context, own, look, blocks)]
}

function textIn(context: readonly Group[], look: Partial<Entity>, scale: number): Entity[] {
  const from = context.findIndex(({ code, value }) => code === 290 && value === true)
  if (from < 0) return []
  const groups = context.slice(from)
  const text = textOf(groups, codes.line)
  const [position] = pointsOf(groups, 12)
  if (!text || !position) return []
  const [direction] = pointsOf(groups, 13)
  const height = numbersOf(context, 41)[0] ?? 1
  const width = (numbersOf(groups, 43)[0] ?? 0) * scale
  const attachmentPoint = numbersOf(groups, 171)[0] ?? 1
  return [
    {
      ...look,
      type: 'MTEXT',
      text,
      position,
      height,
      attachmentPoint,
      ...(width > 0 && { width }),
      ...(direction && Math.hypot(direction.x, direction.y) > 0 && { direction }),
    },
  ]
}

function blockIn(
  context: readonly Group[],
  own: readonly Group[],
  look: Partial<Entity>,
  blocks: ReadonlyMap<string, Block>,
): Entity[] {
  const from = context.findIndex(({ code, value }) => code === 296 && value === true)
  const groups = from < 0 ? [] : context.slice(from)
  const block = blocks.get(textOf(groups, 341) ?? '')
  const [position] = pointsOf(groups, 15)
  if (!block || !position) return []
  const [scale = { x: 1, y: 1 }] = pointsOf(groups, 16)
  const turn = numbersOf(groups, 46)[0] ?? 0
  const rotation = (turn * 180) / Math.PI
  const base = block.position ?? { x: 0, y: 0 }
  const placed = ({ x, y }: Place): Place => {
    const [across, along] = [(x - base.x) * scale.x, (y - base.y) * scale.y]
    return {
      x: position.x + across * Math.cos(turn) - along * Math.sin(turn),
      y: position.y + across * Math.sin(turn) + along * Math.cos(turn),
    }
  }
  const insert = {
    ...look,
    type: 'INSERT',
    name: block.name,
    position,
    xScale: scale.x,
    yScale: scale.y,
    rotation,
  }
  return [insert, ...attributesIn(own, block).map(({ text, definition }) => attribute(text, definition))]

  function attribute(text: string, { startPoint, endPoint, textHeight = 1, halign, valign }: Entity): Entity {
    return {
      ...look,
      type: 'TEXT',
      text,
      textHeight: textHeight * Math.abs(scale.y),
      rotation,
      ...(startPoint && { startPoint: placed(startPoint) }),
      ...(endPoint && { endPoint: placed(endPoint) }),
      ...(halign !== undefined && { halign }),
      ...(valign !== undefined && { valign }),
    }
  }
}

/** The texts of a block in this place: one for each attribute definition. */
function attributesIn(own: readonly Group[], block: Block): { text: string; definition: Entity }[] {
  const texts: { text: string; definition: Entity }[] = []
  own.forEach(({ code, value }, n) => {
    if (code !== 330) return
    const definition = block.entities?.find(({ type, handle }) => type === 'ATTDEF' && handle === value)
    const text = textOf(own.slice(n, n + 4), codes.leader)
    if (definition && text) texts.push({ text, definition })
  })
  return texts
}

function partsOf(groups: readonly Group[]): Parts {
  const parts: Parts = { context: [], leaders: [], own: [] }
  const open: Group[][] = [parts.own]
  for (const group of groups) {
    const { code, value } = group
    const begins = typeof value === 'string' && value.trim().endsWith('{')
    if (code === codes.context && begins) open.push(parts.context)
    else if (code === codes.leader && begins) {
      const leader = { own: [], lines: [] }
      parts.leaders.push(leader)
      open.push(leader.own)
    } else if (code === codes.line && begins && open.length > 2) {
      const line: Group[] = []
      parts.leaders.at(-1)?.lines.push(line)
      open.push(line)
    } else if (code === codes.endContext || code === codes.endLeader || code === codes.endLine) {
      if (open.length > 1) open.pop()
    } else open.at(-1)?.push(group)
  }
  return parts
}
