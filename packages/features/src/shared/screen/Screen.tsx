import { Breadcrumb, BreadcrumbItem } from '@atrium/ui/breadcrumb'
import { PageHeader } from '@atrium/ui/page-header'
import { type ReactNode, useRef } from 'react'
import { FeatureLink } from '../host/FeatureLink'
import { useFocusOnArrival } from '../host/useFocusOnArrival'
import { useHost, useTexts } from '../host/useHost'
import { useTitle } from '../host/useTitle'
import { componentMessages } from '../texts/componentMessages'
import styles from './Screen.module.css'

interface Place {
  readonly name: string
  readonly to?: string
}

interface ScreenProps {
  /** The places above this one, from the outermost; those with `to` are links. */
  readonly above?: readonly Place[]
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
  const { breadcrumb } = useTexts(componentMessages)
  const { serves, chrome } = useHost()
  const screen = useRef<HTMLDivElement>(null)
  useTitle(title)
  useFocusOnArrival(screen)
  const isLink = (place: Place): place is Required<Place> => place.to !== undefined && serves(place.to)
  const trail = above.length > 0 && (
    <Breadcrumb label={breadcrumb}>
      {above.map((place) => (
        <BreadcrumbItem key={place.name} asChild={isLink(place)}>
          {isLink(place) ? <FeatureLink to={place.to}>{place.name}</FeatureLink> : place.name}
        </BreadcrumbItem>
      ))}
      <BreadcrumbItem current>{name}</BreadcrumbItem>
    </Breadcrumb>
  )
  return (
    <div ref={screen} className={styles.screen} data-width={width} tabIndex={-1}>
      {chrome === 'own' ? (
        <PageHeader title={title} breadcrumb={trail} status={status} grows={grows}>
          {actions}
        </PageHeader>
      ) : (
        <div className={styles.actions}>
          {status}
          {actions}
        </div>
      )}
      {children}
    </div>
  )
}
