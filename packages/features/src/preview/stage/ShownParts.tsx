import { Checkbox } from '@atrium/ui/checkbox'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { previewMessages } from '../messages'
import styles from './ShownParts.module.css'

interface Part<Id> {
  readonly id: Id
  readonly name: string
  /** Its colour, in CSS notation. */
  readonly colour?: string
  /** As in the file; unset: visible. */
  readonly isHidden?: boolean
}

interface ShownPartsProps<Id> {
  readonly title: string
  readonly parts: readonly Part<Id>[]
  readonly onShow: (id: Id, isShown: boolean) => void
}

/** The parts of a drawing; each can be hidden. */
export function ShownParts<Id extends string | number>({ title, parts, onShow }: ShownPartsProps<Id>) {
  const texts = useTexts(previewMessages)
  const [hidden, setHidden] = useState<ReadonlySet<Id>>(
    () => new Set(parts.filter(({ isHidden }) => isHidden).map(({ id }) => id)),
  )
  if (parts.length < 2) return null
  const show = (ids: readonly Id[], isShown: boolean) => {
    const next = new Set(hidden)
    for (const id of ids) {
      if (isShown) next.delete(id)
      else next.add(id)
      onShow(id, isShown)
    }
    setHidden(next)
  }
  return (
    <details className={styles.parts} open={globalThis.innerWidth > 768}>
      <summary className={styles.title}>
        {title}
        <ChevronDown className={styles.chevron} aria-hidden />
      </summary>
      <Checkbox
        checked={hidden.size === 0 ? true : hidden.size === parts.length ? false : 'indeterminate'}
        onCheckedChange={(isShown) =>
          show(
            parts.map(({ id }) => id),
            isShown === true,
          )
        }
      >
        {texts.allParts}
      </Checkbox>
      {parts.map(({ id, name, colour }) => (
        <Checkbox
          key={id}
          checked={!hidden.has(id)}
          onCheckedChange={(isShown) => show([id], isShown === true)}
        >
          {colour && <i className={styles.colour} style={{ background: colour }} />}
          {name}
        </Checkbox>
      ))}
    </details>
  )
}
