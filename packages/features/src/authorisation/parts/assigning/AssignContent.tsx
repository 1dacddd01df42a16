import { DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Notice } from '@atrium/ui/notice'
import { type PrimitiveAtom, useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { ListSearch } from '../../../shared/list/ListSearch'
import { NoMatches } from '../../../shared/list/NoMatches'
import { RequestTable, type RequestTableProps } from '../../../shared/list/RequestTable'
import { ChoiceFooter } from '../../../shared/screen/ChoiceFooter'
import layout from '../../../shared/screen/Layout.module.css'
import { Question } from '../../../shared/screen/Question'
import { sharedMessages } from '../../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../../shared/texts/useSharedLabels'
import { useAuthorisationTexts } from '../../useAuthorisationTexts'
import styles from '../DialogList.module.css'

interface AssignContentProps<Row> {
  readonly width: number
  readonly title: string
  readonly description: string
  readonly searchAtom: PrimitiveAtom<string>
  readonly search: { readonly label: string; readonly placeholder: string; readonly maxLength: number }
  /** Content between the search and the table. */
  readonly note?: ReactNode
  readonly table: RequestTableProps<Row>
  /** The assignment of the chosen rows. */
  readonly grant: {
    readonly busy: boolean
    readonly question: string | undefined
    readonly problem: string | undefined
    readonly check: () => void
    readonly grant: () => Promise<void>
    readonly dismiss: () => void
    readonly chooseAnew: () => void
  }
  /** Shown below the question. */
  readonly details?: string
  /** An error of the choice itself. */
  readonly problem?: string | undefined
  /** The number of selected rows, or the next step. */
  readonly chosen: string
  readonly onClose: () => void
}

/** The content of a dialog that assigns licences: a list to search and choose from, and the service's messages. */
export function AssignContent<Row>(props: AssignContentProps<Row>) {
  const { width, title, description, search, note, table, grant, details, problem, chosen, onClose } = props
  const texts = useAuthorisationTexts()
  const labels = useSharedLabels()
  const { confirm } = useTexts(sharedMessages)
  const [searched, setSearched] = useAtom(props.searchAtom)
  const { request, onSelectionChange } = table
  return (
    <DialogContent width={width}>
      <DialogHeader title={title} description={description} closeLabel={labels.close} />
      <DialogBody className={styles.body}>
        <div className={layout.closeStack}>
          <ListSearch
            {...search}
            searched={searched}
            onSearch={setSearched}
            busy={request.state === 'ready' && request.stale}
          />
          {note}
          <RequestTable
            density="compact"
            {...table}
            className={styles.list}
            checkboxes="always"
            maxHeight="min(420px, 50dvh)"
            reservedRows={6}
            resizable={false}
            onSelectionChange={(ids) => {
              grant.chooseAnew()
              onSelectionChange?.(ids)
            }}
            filtered={searched !== ''}
            noMatches={<NoMatches onClear={() => setSearched('')} />}
          />
          <Notice className={styles.problem} tone="danger" role="alert">
            {problem ?? grant.problem}
          </Notice>
        </div>
        <Question
          open={grant.question !== undefined}
          onOpenChange={grant.dismiss}
          title={grant.question}
          description={details}
          confirmLabel={confirm}
          onConfirm={grant.grant}
        />
      </DialogBody>
      <DialogFooter>
        <ChoiceFooter
          chosen={chosen}
          label={texts.assign}
          disabled={table.selection?.size === 0 || problem !== undefined}
          busy={grant.busy}
          onChoose={grant.check}
          onClose={onClose}
        />
      </DialogFooter>
    </DialogContent>
  )
}
