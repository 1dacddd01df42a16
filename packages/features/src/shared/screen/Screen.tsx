import { Breadcrumb, BreadcrumbItem } from '@atrium/ui/breadcrumb'
import { PageHeader } from '@atrium/ui/page-header'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { FeatureLink } from '../host/FeatureLink'
import { useHost, useTexts } from '../host/useKept'
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
  /** Breadcrumb from the outermost place; those with `to` are links. */
  readonly above?: readonly Place[]
  /** Heading of the screen, and title of its page. */
  readonly name: string
  /** Title of such screens, if the name contains personal or specific names. Default: the name. */
  readonly kind?: string
  /** The name is a file's or a folder's, and shown unchanged. Default: it is ours. */
  readonly isVerbatim?: boolean
  /** Right after the heading, such as a badge. */
  readonly status?: ReactNode
  readonly actions?: ReactNode
  /** Whether the header's arrow leads back at every width. Default: on a phone only. */
  readonly hasReturn?: boolean
  /** Title, status or actions appear once loaded: space is reserved for them. */
  readonly grows?: boolean
  /** Width: of the window, or readable for forms and text. Default: whole. */
  readonly width?: 'whole' | 'reading'
  readonly children: ReactNode
}

/**
 * The frame of every screen: breadcrumb, heading, page title, content. If the host shows heading and breadcrumb, a
 * button leads back.
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

/** A followed link disappears with its screen: keyboard and screen readers continue at the top of the new one. */
function useFocusOnArrival(screen: RefObject<HTMLElement | null>): void {
  const { focusOnArrival } = useHost()
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    // A page that was just opened keeps its own start.
    if (!focusOnArrival || !isLost || !navigator.userActivation?.hasBeenActive) return
    screen.current?.focus({ preventScroll: true })
    if ((screen.current?.getBoundingClientRect().top ?? 0) < 0) screen.current?.scrollIntoView()
  }, [focusOnArrival, screen])
}
