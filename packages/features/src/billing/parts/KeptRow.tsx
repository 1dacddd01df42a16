import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { StatusBadge } from '@atrium/ui/status-badge'
import { Copy, Pencil, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCovers, useTexts } from '../../shared/host/useKept'
import { RowActions } from '../../shared/list/cells/RowActions'
import { InFours } from '../../shared/texts/InFours'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { billingMessages } from '../messages'
import styles from './KeptRow.module.css'

/** An entry as shown in its row. */
export interface KeptWords {
  readonly icon: ReactNode
  readonly name: string
  /** Facts that are never cut. */
  readonly lines: readonly (readonly string[])[]
  /** The fact that is shown in digit groups. Default: none. */
  readonly inFours?: string
  /** The text to copy. */
  readonly copied: string
}

interface KeptRowProps {
  readonly words: KeptWords
  readonly isDefault: boolean
  readonly onEdit: () => void
  readonly onMakeDefault: () => void
  readonly onCopy: () => void
  readonly onRemove: () => void
}

/** A title or an address; on a phone the whole row opens it. */
export function KeptRow({
  words: { icon, name, lines, inFours },
  isDefault,
  onEdit,
  onMakeDefault,
  onCopy,
  onRemove,
}: KeptRowProps) {
  const texts = useTexts(billingMessages)
  const isNarrow = useNarrowWindow()
  const mayChange = useCovers('billing:write')
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        <p className={styles.head}>
          {isNarrow && mayChange ? (
            <button type="button" className={styles.whole} aria-label={texts.editOf(name)} onClick={onEdit}>
              {name}
            </button>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          {isDefault && <StatusBadge tone="accent">{texts.isDefault}</StatusBadge>}
        </p>
        {lines.map((facts) => (
          <p key={facts.join(' ')} className={styles.about}>
            {facts.map((fact) => (
              <span key={fact}>
                {fact === inFours ? <InFours>{fact}</InFours> : <KeptNumbers>{fact}</KeptNumbers>}
              </span>
            ))}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        <RowActions
          row={name}
          main={
            mayChange && { label: texts.edit, name: texts.editOf(name), icon: <Pencil />, onSelect: onEdit }
          }
          more={[
            mayChange && !isDefault && { label: texts.makeDefault, icon: <Star />, onSelect: onMakeDefault },
            { label: texts.copy, icon: <Copy />, onSelect: onCopy },
            mayChange && { label: texts.remove, icon: <Trash2 />, tone: 'danger', onSelect: onRemove },
          ]}
        />
      </div>
    </li>
  )
}
