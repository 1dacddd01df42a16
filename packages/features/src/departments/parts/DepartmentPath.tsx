import { TruncatedText } from '@atrium/ui/tooltip'
import styles from './DepartmentPath.module.css'

/** The way to a department. Where room is short the way is cut, not the department itself. */
export function DepartmentPath({ path }: { readonly path: string }) {
  const end = path.lastIndexOf('/')
  return (
    <span className={styles.path}>
      {end > 0 && (
        <>
          <TruncatedText className={styles.way}>{path.slice(0, end)}</TruncatedText>
          <span className={styles.slash}>/</span>
        </>
      )}
      <TruncatedText className={styles.own}>{path.slice(end + 1)}</TruncatedText>
    </span>
  )
}
