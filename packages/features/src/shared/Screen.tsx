import { Breadcrumb, BreadcrumbItem } from '@atrium/ui/breadcrumb'
import { PageHeader } from '@atrium/ui/page-header'
import type { ReactNode } from 'react'
import { FeatureLink } from './FeatureLink'
import styles from './Screen.module.css'
import { sharedMessages } from './sharedMessages'
import { useTexts } from './useHost'
import { useTitle } from './useTitle'

interface ScreenProps {
  /** The places above this one, from the outermost; those with `to` are links. */
  readonly above?: readonly { readonly name: string; readonly to?: string }[]
  /** The place itself. */
  readonly name: string
  /** Heading of the screen, and title of its page. Default: its name. */
  readonly title?: string
  /** What stands right after the heading, such as a badge. */
  readonly status?: ReactNode
  readonly actions?: ReactNode
  /** Title, status or actions grow with what is asked for: room is kept for them. */
  readonly grows?: boolean
  /** How wide it gets: as the window, or as lines stay easy to fill in and to read. Default: whole. */
  readonly width?: 'whole' | 'reading'
  readonly children: ReactNode
}

/** What every screen has around it: where one is, a heading, the page's title, what follows. */
export function Screen({
  above = [],
  name,
  title = name,
  status,
  actions,
  grows,
  width,
  children,
}: ScreenProps) {
  const { breadcrumb } = useTexts(sharedMessages)
  useTitle(title)
  const trail = above.length > 0 && (
    <Breadcrumb label={breadcrumb}>
      {above.map((place) => (
        <BreadcrumbItem key={place.name} asChild={place.to !== undefined}>
          {place.to === undefined ? place.name : <FeatureLink to={place.to}>{place.name}</FeatureLink>}
        </BreadcrumbItem>
      ))}
      <BreadcrumbItem current>{name}</BreadcrumbItem>
    </Breadcrumb>
  )
  return (
    <div className={styles.screen} data-width={width}>
      <PageHeader title={title} breadcrumb={trail} status={status} grows={grows}>
        {actions}
      </PageHeader>
      {children}
    </div>
  )
}
