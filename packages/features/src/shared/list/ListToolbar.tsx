import { IconButton } from '@atrium/ui/icon-button'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '../host/useHost'
import styles from './ListToolbar.module.css'
import { listMessages } from './listMessages'
import { SelectAcrossPages, type SelectAcrossPagesProps } from './SelectAcrossPages'

interface ListToolbarProps<Row> {
  readonly search?: ReactNode
  /** What filters beside the search. */
  readonly filters?: ReactNode
  /** Something but the search filters it now. Default: no. */
  readonly isFiltered?: boolean
  /** What acts, at the end of the line. */
  readonly actions?: ReactNode
  /** What follows the actions in every list: its columns, its export. */
  readonly tools: ReactNode
  /** What is selected, and what can be done with it: that takes the place of filters, actions and tools. */
  readonly selection?: SelectAcrossPagesProps<Row> | undefined
}

/** The line above a list. On a phone all but the search waits in a sheet. */
export function ListToolbar<Row>({ search, selection, ...rest }: ListToolbarProps<Row>) {
  const isNarrow = useNarrowWindow()
  const line = isNarrow ? (
    <InSheet {...rest} />
  ) : (
    <div className={styles.tools}>
      {rest.filters && <div className={styles.filters}>{rest.filters}</div>}
      <div className={styles.actions}>
        {rest.actions}
        {rest.tools}
      </div>
    </div>
  )
  const field = search && <div className={styles.search}>{search}</div>
  if (selection) {
    return (
      <SelectAcrossPages className={styles.toolbar} kept={field} {...selection}>
        {line}
      </SelectAcrossPages>
    )
  }
  return (
    <div className={styles.toolbar}>
      {field}
      {line}
    </div>
  )
}

type SheetProps = Pick<ListToolbarProps<never>, 'filters' | 'isFiltered' | 'actions' | 'tools'>

function InSheet({ filters, isFiltered = false, actions, tools }: SheetProps) {
  const texts = useTexts(listMessages)
  const [isOpen, setOpen] = useState(false)

  /** An action leads on to a dialog or another page. */
  function closeAfter({ nativeEvent }: MouseEvent<HTMLDivElement>) {
    const leads = (part: EventTarget) =>
      part instanceof HTMLAnchorElement || (part instanceof HTMLButtonElement && !part.hasAttribute('role'))
    if (nativeEvent.composedPath().some(leads)) setOpen(false)
  }

  return (
    <div className={styles.actions}>
      <IconButton
        variant="secondary"
        className={styles.opener}
        label={isFiltered ? texts.filtersSet : texts.filtersAndActions}
        data-filtered={isFiltered || undefined}
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {isOpen && (
          <ListSheet onClose={() => setOpen(false)}>
            {filters}
            {actions && (
              // biome-ignore lint/a11y: what is pressed are the buttons within.
              <div className={styles.stack} onClick={closeAfter}>
                {actions}
              </div>
            )}
            <div className={styles.stack}>{tools}</div>
          </ListSheet>
        )}
      </Suspense>
    </div>
  )
}

const ListSheet = lazy(() => import('./ListSheet'))
