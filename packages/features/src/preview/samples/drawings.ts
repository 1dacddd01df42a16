/** A DXF group: a code that gives the meaning of its value, and the value. */
const group = (...pairs: readonly (string | number)[]) => {
  let text = ''
  for (let n = 0; n < pairs.length; n += 2) text += `${pairs[n]}\n${pairs[n + 1]}\n`
  return text
}

const layers = [
  ['轴线', 1],
  ['墙体', 7],
  ['门窗', 4],
  ['文字', 3],
  ['家具', 8],
] as const

/** A drawing of at least this many bytes: plans of storeys side by side, with axes, walls, doors and their names. */
export function drawingOf(bytes: number): string {
  const table = layers.map(([name, colour]) => group(0, 'LAYER', 2, name, 70, 0, 62, colour, 6, 'CONTINUOUS'))
  const head =
    group(0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1027', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC') +
    group(0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, layers.length) +
    table.join('') +
    group(0, 'ENDTAB', 0, 'ENDSEC', 0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 8, '0', 2, 'DOOR', 70, 0) +
    group(10, 0, 20, 0, 30, 0, 0, 'LINE', 8, '门窗', 62, 256, 10, 0, 20, 0, 11, 0, 21, 900) +
    group(0, 'ARC', 8, '门窗', 62, 256, 10, 0, 20, 0, 40, 900, 50, 0, 51, 90) +
    group(0, 'ENDBLK', 8, '0', 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES')
  let body = ''
  for (let storey = 0; storey === 0 || head.length + body.length < bytes; storey++) body += plan(storey)
  return `${head}${body}${group(0, 'ENDSEC', 0, 'EOF')}`
}

/** A storey of 8 × 5 bays of 6 m each. */
function plan(storey: number): string {
  const [bay, across, up] = [6000, 8, 5]
  const [left, low] = [(storey % 12) * 60_000, Math.floor(storey / 12) * 42_000]
  const parts: string[] = []
  const say = (type: string, layer: string, ...pairs: readonly (string | number)[]) =>
    parts.push(group(0, type, 8, layer, ...pairs))
  const line = (layer: string, x: number, y: number, toX: number, toY: number) =>
    say('LINE', layer, 10, left + x, 20, low + y, 11, left + toX, 21, low + toY)
  const words = (text: string, x: number, y: number, height: number) =>
    say('TEXT', '文字', 10, left + x, 20, low + y, 40, height, 1, text)
  const bubble = (name: string, x: number, y: number) => {
    say('CIRCLE', '轴线', 10, left + x, 20, low + y, 40, 400)
    words(name, x - 180, y - 200, 400)
  }
  for (let n = 0; n <= across; n++) {
    line('轴线', n * bay, -1500, n * bay, up * bay + 500)
    bubble(String(n + 1), n * bay, -1900)
  }
  for (let n = 0; n <= up; n++) {
    line('轴线', -1500, n * bay, across * bay + 500, n * bay)
    bubble('ABCDEF'[n] ?? '', -1900, n * bay)
  }
  for (let x = 0; x < across; x++)
    for (let y = 0; y < up; y++) {
      const corners = [120, 120, bay - 120, 120, bay - 120, bay - 120, 120, bay - 120]
      const points = [0, 2, 4, 6].flatMap((n) => [
        10,
        left + x * bay + (corners[n] ?? 0),
        20,
        low + y * bay + (corners[n + 1] ?? 0),
      ])
      say('LWPOLYLINE', '墙体', 90, 4, 70, 1, ...points)
      say('INSERT', '门窗', 2, 'DOOR', 10, left + x * bay + 2000, 20, low + y * bay + 120, 50, x % 2 ? 90 : 0)
      words(
        `${storey + 1}-${x + 1}${'ABCDE'[y]} ${y % 2 ? '办公室' : '会议室'}`,
        x * bay + 1500,
        y * bay + 3000,
        350,
      )
      if (y === 0) words('Φ8@200 ≥ 24.5㎡', x * bay + 1500, y * bay + 2400, 250)
      for (let desk = 0; desk < 4; desk++) {
        const [fromX, fromY] = [left + x * bay + 600 + desk * 1200, low + y * bay + 4200]
        const desktop = [0, 0, 1000, 0, 1000, 600, 0, 600]
        const edges = [0, 2, 4, 6].flatMap((n) => [
          10,
          fromX + (desktop[n] ?? 0),
          20,
          fromY + (desktop[n + 1] ?? 0),
        ])
        say('LWPOLYLINE', '家具', 90, 4, 70, 1, ...edges)
        say('ARC', '家具', 10, fromX + 500, 20, fromY + 850, 40, 220, 50, 200, 51, 340)
      }
      for (let tread = 0; x === 3 && tread < 20; tread++)
        line('墙体', x * bay + 600, y * bay + 300 + tread * 90, x * bay + 1800, y * bay + 300 + tread * 90)
    }
  words(`${storey + 1} 层平面图 1:100`, 16_000, up * bay + 2000, 900)
  return parts.join('')
}

/** A drawing of a few lines that expands to a billion: each block is ten of the previous one. */
export function nestedDrawing(): string {
  const blocks = Array.from({ length: 9 }, (_, level) => {
    const inside =
      level === 0
        ? group(0, 'LINE', 8, '0', 10, 0, 20, 0, 11, 1, 21, 1)
        : group(0, 'INSERT', 8, '0', 2, `B${level - 1}`, 10, 1, 20, 1).repeat(10)
    return `${group(0, 'BLOCK', 8, '0', 2, `B${level}`, 70, 0, 10, 0, 20, 0, 30, 0)}${inside}${group(0, 'ENDBLK', 8, '0')}`
  })
  return `${group(0, 'SECTION', 2, 'BLOCKS')}${blocks.join('')}${group(0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES')}${group(0, 'INSERT', 8, '0', 2, 'B8', 10, 0, 20, 0)}${group(0, 'ENDSEC', 0, 'EOF')}`
}
