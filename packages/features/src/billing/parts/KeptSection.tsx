import { mostKept } from '@atrium/contracts/billing/contract'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { SettingsSection } from '@atrium/ui/settings-section'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useRef } from 'react'
import { useCovers, useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import type { ActionAtom, Undoable } from '../../shared/request/actionAtom'
import { RequestFailure } from '../../shared/request/RequestFailure'
import type { RequestAtom } from '../../shared/request/request'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { useCopy } from '../../shared/screen/useCopy'
import { useUndo } from '../../shared/undo/useUndo'
import { failureNotice } from '../../shared/wire/failureNotice'
import { billingMessages } from '../messages'
import { KeptRow, type KeptWords } from './KeptRow'
import styles from './KeptSection.module.css'

/** The properties common to titles and addresses. */
interface Kept {
  readonly id: string
  readonly isDefault: boolean
}

interface KeptSectionProps<T extends Kept> {
  /** Texts for an empty list. */
  readonly drawing: 'orders' | 'address'
  readonly kept: RequestAtom<readonly T[]>
  readonly words: {
    readonly title: string
    readonly hint: string
    readonly failed: string
    readonly none: string
    readonly noneText: string
    readonly add: string
  }
  readonly wordsOf: (entry: T) => KeptWords
  readonly remove: ActionAtom<T, Undoable<unknown>>
  readonly setDefault: ActionAtom<{ readonly id: string; readonly formerId: string }, Undoable<unknown>>
  /** Opens the form of an entry, or of a new one. */
  readonly onEdit: (entry: T | undefined) => void
  /** The form, while it is open. */
  readonly children: ReactNode
}

/** All entries of one kind of an owner, with their actions. */
export function KeptSection<T extends Kept>({
  drawing,
  kept,
  words,
  wordsOf,
  remove,
  setDefault,
  onEdit,
  children,
}: KeptSectionProps<T>) {
  const texts = useTexts(billingMessages)
  const { notify } = useHost()
  const [request, askAgain] = useAtom(kept)
  const section = useRef<HTMLElement>(null)
  const describe = useDescribeFailure()
  const offerUndo = useUndo()
  const copy = useCopy()
  const removing = useAction(remove)
  const choosing = useAction(setDefault)
  const entries = request.state === 'ready' ? request.value : []
  const isNarrow = useNarrowWindow()
  const mayChange = useCovers('billing:write')
  const isFull = entries.length >= mostKept

  async function act(
    running: ReturnType<typeof removing.run> | ReturnType<typeof choosing.run>,
    message: string,
  ) {
    const result = await running
    if (result.done) offerUndo({ message, undo: result.value.undo })
    else notify(failureNotice(result.failure, describe(result.failure)))
    return result.done
  }

  async function removeEntry(entry: T, name: string) {
    // The focused element is gone with the row.
    if (await act(removing.run(entry), texts.deleted(name))) section.current?.focus({ preventScroll: true })
  }

  function choose({ id }: T, name: string) {
    const formerId = entries.find(({ isDefault }) => isDefault)?.id ?? id
    void act(choosing.run({ id, formerId }), texts.madeDefault(name))
  }

  const add = mayChange && entries.length > 0 && !isFull && (
    <Button size="small" icon={<Plus />} aria-label={words.add} onClick={() => onEdit(undefined)}>
      {texts.add}
    </Button>
  )

  return (
    <SettingsSection
      ref={section}
      tabIndex={-1}
      title={words.title}
      description={isFull ? texts.full(mostKept) : words.hint}
      padding={entries.length > 0 ? 'none' : 'normal'}
      {...(isNarrow ? { actions: add } : { footer: add })}
      aria-busy={request.state === 'loading'}
    >
      {request.state === 'loading' && <Skeleton shape="block" height={140} />}
      {request.state === 'failed' && (
        <RequestFailure failure={request.failure} title={words.failed} onRetry={askAgain} />
      )}
      {request.state === 'ready' && entries.length === 0 && (
        <EmptyState
          drawing={drawing}
          className={styles.empty}
          title={words.none}
          description={words.noneText}
          action={
            mayChange && (
              <Button icon={<Plus />} onClick={() => onEdit(undefined)}>
                {words.add}
              </Button>
            )
          }
        />
      )}
      {entries.length > 0 && (
        <ul className={layout.plainList}>
          {entries.map((entry) => {
            const shown = wordsOf(entry)
            return (
              <KeptRow
                key={entry.id}
                words={shown}
                isDefault={entry.isDefault}
                onEdit={() => onEdit(entry)}
                onMakeDefault={() => choose(entry, shown.name)}
                onCopy={() => void copy(shown.copied)}
                onRemove={() => void removeEntry(entry, shown.name)}
              />
            )
          })}
        </ul>
      )}
      <Suspense>{children}</Suspense>
    </SettingsSection>
  )
}
