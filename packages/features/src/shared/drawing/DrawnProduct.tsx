import { drawingPaths } from './drawingPaths'
import strokes from './Strokes.module.css'

interface DrawnProductProps {
  readonly name: keyof typeof drawingPaths
  readonly isFine: boolean
}

export default function DrawnProduct({ name, isFine }: DrawnProductProps) {
  const { tinted, lines, thin } = drawingPaths[name]
  return (
    <svg viewBox="0 0 160 96" className={strokes.picture} aria-hidden="true">
      <path className={strokes.tinted} d={tinted} />
      {isFine && <path className={strokes.thin} d={thin} />}
      <path className={strokes.lines} d={lines} />
    </svg>
  )
}
