import { TruncatedText } from '@atrium/ui/tooltip'
import styles from './DepartmentName.module.css'

interface DepartmentNameProps {
  /** The names from the top down, joined by `/`. */
  readonly path: string
  /** Shows all of them, on two lines where one is too short. Default: only the department's own. */
  readonly full?: boolean
}

export function DepartmentName({ path, full = false }: DepartmentNameProps) {
  if (!full) return <TruncatedText title={path}>{lastName(path)}</TruncatedText>
  return (
    <span className={styles.path} title={path}>
      {path}
    </span>
  )
}

const lastName = (path: string) => path.split('/').at(-1) ?? path
