import { FeatureLink } from '../../shared/host/FeatureLink'
import { usePathname } from '../../shared/host/useLocation'
import { useEntryPath } from './useEntryPath'
import styles from './Ways.module.css'

interface WaysProps<W extends string> {
  /** The accessible name of the choice. */
  readonly label: string
  readonly names: Readonly<Partial<Record<W, string>>>
  readonly current: W
}

/** The alternative ways to use a screen, each with its own address. */
export function Ways<W extends string>({ label, names, current }: WaysProps<W>) {
  const pathname = usePathname()
  const pathOf = useEntryPath()
  return (
    <nav aria-label={label} className={styles.ways}>
      {Object.entries(names as Record<string, string>).map(([way, name]) => (
        <FeatureLink
          key={way}
          to={pathOf(pathname, way)}
          replace
          className={styles.way}
          aria-current={way === current ? 'page' : undefined}
        >
          {name}
        </FeatureLink>
      ))}
    </nav>
  )
}
