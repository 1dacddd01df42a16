import styles from './DepartmentWay.module.css'
import { namesAbove } from './departmentPath'

/**
 * The ancestors of a department. Without space, the furthest names are dropped first, because the nearest say the
 * most. Done in CSS alone, because a list has many of these.
 */
export function DepartmentWay({ path }: { readonly path: string }) {
  const names = namesAbove(path)
  return names.length > 0 ? (
    <span className={styles.way} title={path} data-part="way">
      <span className={styles.text}>{names.join(' / ')}</span>
      <span className={styles.steps} aria-hidden="true">
        {names
          .map((name, index) => (
            <span key={names.slice(0, index + 1).join('/')} className={styles.step} data-name={name} />
          ))
          .reverse()}
      </span>
    </span>
  ) : null
}
