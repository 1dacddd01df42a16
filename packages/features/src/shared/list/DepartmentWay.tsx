import { TruncatedText } from '@atrium/ui/tooltip'
import styles from './DepartmentCell.module.css'
import { wayTo } from './departmentPath'

/** What is above a department. Where there is no room an ellipsis stands at its beginning: the nearest say the most. */
export function DepartmentWay({ path }: { readonly path: string }) {
  const way = wayTo(path)
  return way ? (
    <TruncatedText className={styles.way} keep="end" whole={path} data-part="way">
      {way}
    </TruncatedText>
  ) : null
}
