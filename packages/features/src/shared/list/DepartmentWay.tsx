import styles from './DepartmentCell.module.css'
import { wayTo } from './departmentPath'

/** What is above a department, cut at its beginning where there is no room: what is nearest says the most. */
export function DepartmentWay({ path }: { readonly path: string }) {
  const way = wayTo(path)
  return way ? (
    <span className={styles.way} title={path}>
      <bdi>{way}</bdi>
    </span>
  ) : null
}
