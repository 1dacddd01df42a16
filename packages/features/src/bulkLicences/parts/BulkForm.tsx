import { mostDepartments, mostLines, mostProducts } from '@atrium/contracts/bulkLicences/contract'
import { Button } from '@atrium/ui/button'
import { DialogBody, DialogClose, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Notice } from '@atrium/ui/notice'
import { useState } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { startAction } from '../actions'
import type { BulkKind, Preview } from '../api'
import { bulkLicencesMessages } from '../messages'
import { excessOf, namesPeople, type Selection } from '../selection'
import styles from './BulkForm.module.css'
import { PeopleChoice } from './PeopleChoice'
import { PreviewSection } from './PreviewSection'
import { ProductsChoice } from './ProductsChoice'
import { useBulkPreview } from './useBulkPreview'

interface BulkFormProps {
  readonly kind: BulkKind
  readonly selection: Selection
  readonly onChange: (change: Partial<Selection>) => void
  readonly onStarted: (changeId: string) => void
}

/** Who, which products, and what would happen; started by the button, which says so. */
export function BulkForm({ kind, selection, onChange, onStarted }: BulkFormProps) {
  const texts = useTexts(bulkLicencesMessages)
  const { cancel } = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const describe = useDescribeFailure()
  const { preview, askAgain } = useBulkPreview({ kind, selection })
  const [isPressed, setPressed] = useState(false)
  const [asking, setAsking] = useState(false)
  const { run, perform, action, busy } = useAction(startAction)
  const known = preview?.state === 'ready' ? preview.value : undefined
  const isSettled = preview === undefined || (preview.state === 'ready' && !preview.stale)
  const total = known ? totalOf(known) : 0
  const missing = missingOf({ kind, selection, known, texts })
  const isTooMany = excessOf(selection) !== undefined || (known !== undefined && known.total > mostLines)

  const problem =
    (isPressed || isTooMany) && isSettled && missing !== undefined
      ? missing
      : action.state === 'failed' && kind === 'grant' && describe(action.failure)

  async function submit() {
    setPressed(true)
    if (missing !== undefined || !known) return
    if (kind === 'cancel') return setAsking(true)
    const result = await run({ kind, selection })
    if (result.done) onStarted(result.value)
  }

  return (
    <>
      <DialogHeader
        title={texts[kind]}
        description={known && texts.summary(known.memberCount, selection.productIds.length)}
        closeLabel={labels.close}
      />
      <DialogBody className={styles.body}>
        <PeopleChoice
          selection={selection}
          unknownPhones={known?.unknownPhones ?? []}
          onChange={(change) => {
            setPressed(false)
            onChange(change)
          }}
        />
        <ProductsChoice
          value={selection.productIds}
          onChange={(productIds) => {
            setPressed(false)
            onChange({ productIds })
          }}
        />
        <PreviewSection
          kind={kind}
          preview={preview}
          onRetry={askAgain}
          onRemove={(productId) =>
            onChange({ productIds: selection.productIds.filter((other) => other !== productId) })
          }
        />
      </DialogBody>
      <DialogFooter>
        <div className={styles.footer}>
          <Notice tone="danger" role="alert" className={styles.problem}>
            {problem}
          </Notice>
          <p role="status" className={styles.chosen}>
            {known &&
              missing === undefined &&
              (kind === 'grant' ? texts.willGrant : texts.willCancel)(
                known.memberCount,
                productsWithLines(known),
                total,
              )}
          </p>
          <DialogClose asChild>
            <Button disabled={busy}>{cancel}</Button>
          </DialogClose>
          <Button
            {...(kind === 'grant' ? { variant: 'primary' } : { tone: 'danger' })}
            busy={busy}
            disabled={!isSettled}
            onClick={submit}
          >
            {total > 0 ? (kind === 'grant' ? texts.grantCount : texts.cancelCount)(total) : texts[kind]}
          </Button>
        </div>
      </DialogFooter>
      <Question
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={texts.cancelTitle(total)}
        description={known && cancelWords(known, texts)}
        confirmLabel={texts.cancelCount(total)}
        onConfirm={async () => onStarted(await perform({ kind, selection }))}
      />
    </>
  )
}

type Words = (typeof bulkLicencesMessages)['chinese']

const totalOf = ({ products }: Preview) => products.reduce((sum, { count }) => sum + count, 0)

const productsWithLines = ({ products }: Preview) => products.filter(({ count }) => count > 0).length

function cancelWords({ products }: Preview, texts: Words) {
  const online = products.reduce((sum, { onlineCount }) => sum + onlineCount, 0)
  return online > 0 ? `${texts.cancelOnline(online)}${texts.cancelText}` : texts.cancelText
}

interface Completeness {
  readonly kind: BulkKind
  readonly selection: Selection
  readonly known: Preview | undefined
  readonly texts: Words
}

/** What is missing before it can be started. */
function missingOf({ kind, selection, known, texts }: Completeness): string | undefined {
  if (!namesPeople(selection)) return texts.choosePeople
  if (selection.productIds.length === 0) return texts.chooseProducts
  const excess = excessOf(selection)
  if (excess === 'products') return texts.tooManyProducts(mostProducts)
  if (excess === 'departments') return texts.tooManyDepartments(mostDepartments)
  if (excess === 'people') return texts.tooManyPeople(mostLines)
  if (!known) return undefined
  if (known.total > mostLines) return texts.tooMany(known.total, mostLines)
  if (totalOf(known) > 0) return undefined
  return kind === 'grant' ? texts.nothingToGrant : texts.nothingToCancel
}
