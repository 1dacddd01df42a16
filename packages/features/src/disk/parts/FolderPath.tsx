import { Breadcrumb, BreadcrumbItem } from '@atrium/ui/breadcrumb'
import { dropEvents } from '@atrium/ui/drop-place'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import type { useDropIntoFolder } from '../dragging/useDropIntoFolder'
import { diskMessages } from '../messages'
import styles from './FolderPath.module.css'

interface FolderPathProps {
  /** From the top down to the current folder. */
  readonly places: readonly { readonly id: string | undefined; readonly name: string; readonly to: string }[]
  /** Items can be dropped on the parts. Default: they can't. */
  readonly dropping?: ReturnType<typeof useDropIntoFolder>
}

/** The parents of the current folder, as links. */
export function FolderPath({ places, dropping }: FolderPathProps) {
  const texts = useTexts(diskMessages)
  return (
    <Breadcrumb label={texts.path} className={styles.path}>
      {places.map(({ id, name, to }, n) =>
        n === places.length - 1 ? (
          <BreadcrumbItem key={to} current>
            {name}
          </BreadcrumbItem>
        ) : (
          <BreadcrumbItem key={to} asChild>
            <FeatureLink
              to={to}
              {...(dropping &&
                dropEvents(({ currentTarget }) => ({
                  element: currentTarget,
                  accepts: (transfer) => dropping.accepts(id, transfer),
                  onDrop: (transfer) => dropping.onDrop(id, transfer),
                })))}
            >
              {name}
            </FeatureLink>
          </BreadcrumbItem>
        ),
      )}
    </Breadcrumb>
  )
}
