import { Checkbox } from '@atrium/ui/checkbox'
import { SearchField } from '@atrium/ui/search-field'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { useBorrowedWords } from '../../shared/licence/useBorrowedWords'
import { leafOf } from '../../shared/list/cells/departmentPath'
import layout from '../../shared/screen/Layout.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import { lastUseMessages } from '../../shared/use/messages'
import { wordsOfUse } from '../../shared/use/wordsOfUse'
import type { IdleHolder, IdlePreview } from '../api'
import { licenceUseMessages } from '../messages'
import styles from './IdleHolders.module.css'

interface IdleHoldersProps {
  readonly preview: IdlePreview
  readonly unticked: ReadonlySet<string>
  readonly onChange: (unticked: ReadonlySet<string>) => void
}

/** More rows would make the dialog slow; the search finds the others. */
const mostShown = 100
/** A search is worth its place. */
const many = 10

/** Whether a licence can be taken back. */
export const isFree = ({ exemption, borrowedUntil, dueAt }: IdleHolder): boolean =>
  exemption === null && borrowedUntil === null && dueAt === null

/** The idle members, longest first, with a box for each. */
export function IdleHolders({ preview, unticked, onChange }: IdleHoldersProps) {
  const texts = useTexts(licenceUseMessages)
  const [search, setSearch] = useState('')
  const { list, total } = preview
  const free = list.filter(isFree)
  const chosen = free.filter(({ userId }) => !unticked.has(userId)).length
  const term = search.trim().toLowerCase()
  const found = list.filter(({ realName, department }) =>
    `${realName} ${department}`.toLowerCase().includes(term),
  )
  const rest = found.length - mostShown

  function toggle(userId: string, isTicked: boolean) {
    const next = new Set(unticked)
    if (isTicked) next.delete(userId)
    else next.add(userId)
    onChange(next)
  }

  return (
    <section className={layout.tightStack} aria-label={texts.members}>
      <div className={styles.heading}>
        <Checkbox
          checked={chosen === 0 ? false : chosen === free.length ? true : 'indeterminate'}
          disabled={free.length === 0}
          onCheckedChange={(isTicked) =>
            onChange(isTicked === true ? new Set() : new Set(free.map(({ userId }) => userId)))
          }
        >
          {texts.chosenOf(chosen, total)}
        </Checkbox>
        {list.length > many && (
          <SearchField
            size="small"
            className={styles.search}
            value={search}
            onValueChange={setSearch}
            placeholder={texts.searchMembers}
            labels={{ field: texts.searchMembers, clear: texts.clearSearch }}
          />
        )}
      </div>
      {total > list.length && <p className={layout.hint}>{texts.tooMany(list.length)}</p>}
      <ul className={styles.list}>
        {found.slice(0, mostShown).map((row) => (
          <li key={row.userId}>
            <HolderBox
              row={row}
              isTicked={isFree(row) && !unticked.has(row.userId)}
              onTick={(isTicked) => toggle(row.userId, isTicked)}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={layout.hint}>{texts.nobodyFound}</p>}
      {rest > 0 && <p className={layout.hint}>{texts.more(rest)}</p>}
    </section>
  )
}

interface HolderBoxProps {
  readonly row: IdleHolder
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

function HolderBox({ row, isTicked, onTick }: HolderBoxProps) {
  const texts = useTexts(licenceUseMessages)
  const use = useTexts(lastUseMessages)
  const borrowedOf = useBorrowedWords()
  const { serviceDay } = useFormat()
  const { realName, department, exemption, borrowedUntil, dueAt, isOnline } = row
  const obstacle = exemption
    ? exemption.endsOn === null
      ? texts.exempt(exemption.reason)
      : texts.exemptUntil(exemption.reason, exemption.endsOn)
    : borrowedUntil !== null
      ? texts.borrowed
      : dueAt !== null && texts.planned(serviceDay(dueAt))
  const facts = [leafOf(department), isOnline ? texts.inUse : wordsOfUse(row, use), borrowedOf(row), obstacle]
  return (
    <Checkbox
      checked={isTicked}
      disabled={!isFree(row)}
      description={facts.filter(Boolean).join(' · ')}
      onCheckedChange={(checked) => onTick(checked === true)}
    >
      {realName}
    </Checkbox>
  )
}
