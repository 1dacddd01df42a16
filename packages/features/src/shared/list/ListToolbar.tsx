import { Button } from '@atrium/ui/button'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Sheet } from '@atrium/ui/sheet'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useTexts } from '../host/useKept'
import { useSharedLabels } from '../texts/useSharedLabels'
import { LeaveSheet } from './LeaveSheet'
import styles from './ListToolbar.module.css'
import { listMessages } from './messages'
import type { SelectionFrame } from './SelectAcrossPages'

interface ListToolbarProps {
  readonly search?: ReactNode
  /** The main filter, as chips; visible on a phone too. */
  readonly chips?: ReactNode
  /** Further filters. */
  readonly filters?: ReactNode
  /** Filtered by something besides the search. Default: no. */
  readonly isFiltered?: boolean
  /** Actions, at the end of the line. */
  readonly actions?: ReactNode
  /** After the actions, in every list: columns and export. */
  readonly tools: ReactNode
  /** The selection and its actions: take the whole line, on a phone all but the search. */
  readonly selection?: ((frame: SelectionFrame) => ReactNode) | undefined
  /** On a phone: where the table puts the switch for selecting. Default: in the table. */
  readonly selectPlace?: Ref<HTMLSpanElement>
}

/** The toolbar of a list. On a phone everything except search and chips is in a sheet. */
export function ListToolbar(props: ListToolbarProps) {
  return useNarrowWindow() ? <NarrowToolbar {...props} /> : <WideToolbar {...props} />
}

/** Begins with chips, or else the search; ends with actions. */
function WideToolbar({ search, chips, filters, actions, tools, selection }: ListToolbarProps) {
  const field = search && <div className={styles.search}>{search}</div>
  const acting = (
    <div className={styles.actions}>
      {actions}
      {tools}
    </div>
  )
  const end = (
    <div className={styles.tools}>
      {chips && field}
      {filters && <div className={styles.filters}>{filters}</div>}
      {acting}
    </div>
  )
  const line = (
    <div className={styles.toolbar}>
      {chips ? <div className={styles.chips}>{chips}</div> : field}
      {end}
    </div>
  )
  return selection ? selection({ className: styles.toolbar, children: line }) : line
}

function NarrowToolbar({ search, chips, selection, selectPlace, ...rest }: ListToolbarProps) {
  const first = search ?? chips
  const hasChipsBelow = Boolean(search && chips)
  const field = first && <div className={styles.search}>{first}</div>
  const select = selectPlace && <span ref={selectPlace} className={styles.select} />
  const sheet = (
    <div className={styles.line}>
      {!hasChipsBelow && select}
      <InSheet {...rest} />
    </div>
  )
  return (
    <>
      {selection ? (
        selection({ className: styles.toolbar, kept: field, children: sheet })
      ) : (
        <div className={styles.toolbar}>
          {field}
          {sheet}
        </div>
      )}
      {hasChipsBelow && (
        <div className={styles.chips}>
          {chips}
          {select}
        </div>
      )}
    </>
  )
}

type SheetProps = Pick<ListToolbarProps, 'filters' | 'isFiltered' | 'actions' | 'tools'>

/** Content of the sheet on a phone, and the button that opens it. */
export function InSheet({ filters, isFiltered = false, actions, tools }: SheetProps) {
  const texts = useTexts(listMessages)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  return (
    <div className={styles.actions}>
      <Button
        className={`${styles.captioned} ${styles.opener}`}
        aria-label={isFiltered ? texts.filtersSet : texts.filtersAndActions}
        data-filtered={isFiltered || undefined}
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {filters ? texts.filtersShort : texts.actionsShort}
      </Button>

      {isOpen && (
        <LeaveSheet value={close}>
          <ListSheet onClose={close}>
            {filters}
            {actions && <div className={styles.stack}>{actions}</div>}
            <div className={styles.stack}>{tools}</div>
          </ListSheet>
        </LeaveSheet>
      )}
    </div>
  )
}

interface ListSheetProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Filters and actions of a list on a phone. */
function ListSheet({ onClose, children }: ListSheetProps) {
  const texts = useTexts(listMessages)
  const labels = useSharedLabels()
  return (
    <Sheet open onOpenChange={onClose} title={texts.filtersAndActions} closeLabel={labels.close}>
      <div className={styles.stack}>{children}</div>
    </Sheet>
  )
}
