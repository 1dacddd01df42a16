import { drawingPaths } from './drawingPaths'
import styles from './ProductDrawing.module.css'

interface DrawnProductProps {
  readonly name: keyof typeof drawingPaths
  readonly isFine: boolean
}

export default function DrawnProduct({ name, isFine }: DrawnProductProps) {
  const { tinted, lines, thin } = drawingPaths[name]
  return (
    <svg viewBox="0 0 160 96" className={styles.picture} aria-hidden="true">
      <path className={styles.tinted} d={tinted} />
      {isFine && <path className={styles.thin} d={thin} />}
      <path className={styles.lines} d={lines} />
    </svg>
  )
}
