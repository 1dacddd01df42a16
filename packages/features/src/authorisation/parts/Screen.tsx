import { Breadcrumb, BreadcrumbItem } from '@atrium/ui/breadcrumb'
import type { ReactNode } from 'react'
import { FeatureLink } from '../../shared/FeatureLink'
import { useTitle } from '../../shared/useTitle'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import styles from './Screen.module.css'

interface ScreenProps {
  /** The places above this one, from the outermost. */
  readonly above?: readonly { readonly name: string; readonly to?: string }[]
  /** The place itself. */
  readonly name: string
  /** Heading of the screen. Default: its name. */
  readonly title?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What all screens of this feature have around them: where one is, a heading, what follows. */
export function Screen({ above = [], name, title = name, actions, children }: ScreenProps) {
  const texts = useAuthorisationTexts()
  useTitle(title)
  return (
    <div className={styles.screen}>
      {above.length > 0 && (
        <Breadcrumb label={texts.breadcrumb}>
          {above.map((place) => (
            <BreadcrumbItem key={place.name} asChild={place.to !== undefined}>
              {place.to === undefined ? place.name : <FeatureLink to={place.to}>{place.name}</FeatureLink>}
            </BreadcrumbItem>
          ))}
          <BreadcrumbItem current>{name}</BreadcrumbItem>
        </Breadcrumb>
      )}
      <header className={styles.heading}>
        <h1 className={styles.title}>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
