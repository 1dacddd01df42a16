import { Breadcrumb, BreadcrumbItem } from '@atrium/ui/breadcrumb'
import { PageHeader } from '@atrium/ui/page-header'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { FeatureLink } from '../host/FeatureLink'
import { useHost, useTexts } from '../host/useHost'
import { useTitle } from '../host/useTitle'
import { componentMessages, sharedMessages } from '../texts/sharedMessages'
import { Verbatim } from '../texts/Verbatim'
import { ReturnButton } from './ReturnButton'
import styles from './Screen.module.css'

interface Place {
  readonly name: string
  readonly to?: string
}

interface ScreenProps {
  /** The places above this one, from the outermost; those with `to` are links. */
  readonly above?: readonly Place[]
  /** Heading of the screen, and title of its page. */
  readonly name: string
  /** What such screens are called, where the name says of whom or what this one is. Default: the name. */
  readonly kind?: string
  /** The name is a file's or a folder's, told as it is. Default: it is ours. */
  readonly isVerbatim?: boolean
  /** What stands right after the heading, such as a badge. */
  readonly status?: ReactNode
  readonly actions?: ReactNode
  /** Whether the header's arrow leads back at every width. Default: on a phone only. */
  readonly hasReturn?: boolean
  /** Title, status or actions grow with what is asked for: room is kept for them. */
  readonly grows?: boolean
  /** How wide it gets: as the window, or as lines stay easy to fill in and to read. Default: whole. */
  readonly width?: 'whole' | 'reading'
  readonly children: ReactNode
}

/**
 * What every screen has around it: the places above, a heading, the page's title, what follows. Where the host shows
 * heading and places itself, a button leads back.
 */
export function Screen({
  above = [],
  name,
  kind = name,
  isVerbatim = false,
  status,
  actions,
  hasReturn = false,
  grows,
  width,
  children,
}: ScreenProps) {
  const { breadcrumb } = useTexts(componentMessages)
  const { back } = useTexts(sharedMessages)
  const { serves, chrome } = useHost()
  const screen = useRef<HTMLDivElement>(null)
  useTitle(name, kind)
  useFocusOnArrival(screen)
  const isLink = (place: Place): place is Required<Place> => place.to !== undefined && serves(place.to)
  const nearest = above.findLast(isLink)
  return (
    <div ref={screen} className={styles.screen} data-width={width} tabIndex={-1}>
      {chrome === 'own' ? (
        <PageHeader
          title={isVerbatim ? <Verbatim>{name}</Verbatim> : name}
          breadcrumb={
            above.length > 0 && (
              <Breadcrumb label={breadcrumb}>
                {above.map((place) => (
                  <BreadcrumbItem key={place.name} asChild={isLink(place)}>
                    {isLink(place) ? <FeatureLink to={place.to}>{place.name}</FeatureLink> : place.name}
                  </BreadcrumbItem>
                ))}
              </Breadcrumb>
            )
          }
          back={
            nearest && (
              <FeatureLink to={nearest.to} aria-label={back} className={styles.back}>
                <ArrowLeft aria-hidden />
              </FeatureLink>
            )
          }
          returns={hasReturn}
          status={status}
          grows={grows}
        >
          {actions}
        </PageHeader>
      ) : (
        <div className={styles.actions}>
          {status}
          {nearest && <ReturnButton to={nearest.to} />}
          {actions}
        </div>
      )}
      {children}
    </div>
  )
}

/**
 * A followed link is gone with the screen it stood on: the keyboard, and who reads by ear, go on at the one that came
 * instead, from its top.
 */
function useFocusOnArrival(screen: RefObject<HTMLElement | null>): void {
  const { focusOnArrival } = useHost()
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    // A page that was only just opened keeps its own beginning.
    if (!focusOnArrival || !isLost || !navigator.userActivation?.hasBeenActive) return
    screen.current?.focus({ preventScroll: true })
    if ((screen.current?.getBoundingClientRect().top ?? 0) < 0) screen.current?.scrollIntoView()
  }, [focusOnArrival, screen])
}
