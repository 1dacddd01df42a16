import styles from './DepartmentCell.module.css'
import { stepsTo } from './departmentPath'

/** What is above a department. Where there is no room it loses whole names at its beginning: the nearest say the most. */
export function DepartmentWay({ path }: { readonly path: string }) {
  const steps = stepsTo(path)
  return steps.length > 0 ? (
    <span className={styles.way} title={path}>
      {steps.map((step, index) => (
        // The nearest is placed first, and what finds no room wraps out of sight.
        <span key={steps.slice(0, index + 1).join('/')} style={{ order: -index }}>
          {index < steps.length - 1 ? `${step} / ` : step}
        </span>
      ))}
    </span>
  ) : null
}
