import { Breadcrumb, BreadcrumbItem } from '@atrium/ui/breadcrumb'
import { useAtomValue } from 'jotai'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { folderPathAtom } from '../atoms'
import { diskMessages } from '../messages'
import { useDiskName } from '../useDiskName'
import styles from './FolderPath.module.css'

interface FolderPathProps {
  /** From the top down to the folder that is shown; of the top none. */
  readonly path: readonly { readonly id: string; readonly name: string }[]
}

/** The folders around what is shown, each a link. */
export function FolderPath({ path }: FolderPathProps) {
  const texts = useTexts(diskMessages)
  const folderPath = useAtomValue(folderPathAtom)
  const places = [{ id: undefined, name: useDiskName() }, ...path]
  return (
    <Breadcrumb label={texts.path} className={styles.path}>
      {places.map(({ id, name }, n) =>
        n === places.length - 1 ? (
          <BreadcrumbItem key={id ?? ''} current>
            {name}
          </BreadcrumbItem>
        ) : (
          <BreadcrumbItem key={id ?? ''} asChild>
            <FeatureLink to={folderPath(id)}>{name}</FeatureLink>
          </BreadcrumbItem>
        ),
      )}
    </Breadcrumb>
  )
}
