import styles from './Colonnade.module.css'
import { arcade, floorLines, frame, light, ribs } from './drawHall'

const bays = [0, 1, 2, 3, 4, 5, 6, 7]

/** A vaulted hall in one-point perspective, drawn with lines alone. */
export function Colonnade({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.light} d={light()} />
      <g className={styles.fine}>
        <path d={floorLines()} />
        <path d={ribs()} />
      </g>
      <g className={styles.line}>
        {bays.map((bay) => (
          <path key={bay} d={frame(bay)} />
        ))}
        {bays.slice(0, -1).map((bay) => (
          <path key={bay} className={styles.opening} d={arcade(bay)} />
        ))}
      </g>
      <path className={styles.portal} d={frame(bays.length - 0.5)} />
    </svg>
  )
}
