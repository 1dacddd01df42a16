import { Breadcrumb, BreadcrumbItem } from '@atrium/ui/breadcrumb'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { diskMessages } from '../messages'
import styles from './FolderPath.module.css'

interface FolderPathProps {
  /** From the top down to the folder that is shown. */
  readonly places: readonly { readonly name: string; readonly to: string }[]
}

/** The folders around what is shown, each a link. */
export function FolderPath({ places }: FolderPathProps) {
  const texts = useTexts(diskMessages)
  return (
    <Breadcrumb label={texts.path} className={styles.path}>
      {places.map(({ name, to }, n) =>
        n === places.length - 1 ? (
          <BreadcrumbItem key={to} current>
            {name}
          </BreadcrumbItem>
        ) : (
          <BreadcrumbItem key={to} asChild>
            <FeatureLink to={to}>{name}</FeatureLink>
          </BreadcrumbItem>
        ),
      )}
    </Breadcrumb>
  )
}
