import type { DrawingName } from '@atrium/contracts/shared/drawing/contract'
import { drawingPaths } from '../../shared/drawing/drawingPaths'
import strokes from '../../shared/drawing/Strokes.module.css'
import styles from './Elevation.module.css'
import { type Measures, measures } from './measures'

export default function DrawnElevation({ name }: { readonly name: DrawingName }) {
  const { tinted, lines, thin } = drawingPaths[name]
  const measured = measures[name]
  return (
    <svg viewBox="-32 -8 224 120" className={strokes.picture} aria-hidden="true">
      <path className={strokes.tinted} d={tinted} />
      <path className={strokes.thin} d={thin} />
      <path className={strokes.lines} d={lines} />
      {measured && <Dimensions {...measured} />}
    </svg>
  )
}

/** Dimension lines below and at the right, with end strokes as in technical drawings. */
function Dimensions({ left, right, top, floor, width, height }: Measures) {
  const below = 101
  const beside = 170
  return (
    <g className={styles.dimensions}>
      <path
        d={`M${left} ${floor + 4}V${below + 3}M${right} ${floor + 4}V${below + 3}M${left - 3} ${below}H${right + 3}M${left - 1.6} ${below + 1.6}l3.2-3.2M${right - 1.6} ${below + 1.6}l3.2-3.2`}
      />
      <path
        d={`M${(left + right) / 2 + 14} ${top}H${beside + 3}M${right + 16} ${floor}H${beside + 3}M${beside} ${top - 3}V${floor + 3}M${beside - 1.6} ${top + 1.6}l3.2-3.2M${beside - 1.6} ${floor + 1.6}l3.2-3.2`}
      />
      <text x={(left + right) / 2} y={below - 2}>
        {width}
      </text>
      <text x={beside - 2} y={(top + floor) / 2} transform={`rotate(-90 ${beside - 2} ${(top + floor) / 2})`}>
        {height}
      </text>
    </g>
  )
}
