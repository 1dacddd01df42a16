import { mostDecisions } from '@atrium/contracts/chinaDirectories/contract'
import { changeState, linkDecision } from '@atrium/contracts/chinaDirectories/difference'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FilterChips } from '@atrium/ui/filter-chips'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { Ref } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { ListCard } from '../../../shared/list/ListCard'
import { ListFilter } from '../../../shared/list/ListFilter'
import { listMessages } from '../../../shared/list/messages'
import { useFormat } from '../../../shared/texts/useFormat'
import type { Decision, DifferenceRow, KnownDifference } from '../../api'
import { chosenLinks, rowList } from '../atoms'
import { shownKinds } from '../kinds'
import { differencesMessages } from '../messages'
import { useDifferenceWords } from '../useDifferenceWords'
import { type Decide, useDecide } from './useDecide'
import { useRowColumns, useRowStateNames } from './useRowColumns'

interface DifferenceRowsProps {
  /** Undefined: not known yet. */
  readonly difference: KnownDifference | undefined
  /** The list, so that links above it can show it. */
  readonly ref: Ref<HTMLElement>
}

/** Every change of a difference, filtered by what it does, why, and how far it is. */
export function DifferenceRows({ difference, ref }: DifferenceRowsProps) {
  const texts = useTexts(differencesMessages)
  const { all } = useTexts(listMessages)
  const { count } = useFormat()
  const words = useDifferenceWords()
  const states = useRowStateNames()
  const decide = useDecide(difference)
  const [view, show] = useAtom(rowList.viewAtom)
  const kinds = difference?.changes ?? []
  const countOf = (kind: string) => kinds.find(({ change }) => change === kind)?.count ?? 0
  const shown = shownKinds.filter((kind) => countOf(kind) > 0 || view.change === kind)
  const isReady = difference?.state === 'ready'
  const hasLinks =
    view.decision !== undefined ||
    countOf('linked') + countOf('departmentLinked') + undecidedOf(difference) > 0
  const hasProgress = difference !== undefined && difference.appliedAt !== null
  const links = { undecided: texts.undecided, link: texts.decidedLink, leave: texts.decidedLeave }
  return (
    <ListCard<DifferenceRow, typeof view>
      ref={ref}
      list={rowList}
      columns={useRowColumns({ hasProgress, decide: isReady && hasLinks ? decide : undefined })}
      getRowId={(row) => row.rowId}
      getRowLabel={(row) => row.realName || row.phone || texts.unnamed}
      caption={texts.rows}
      title={texts.rows}
      failedTitle={texts.rowsFailed}
      search={{ label: texts.search, placeholder: texts.searchHint }}
      density="tall"
      chips={
        <FilterChips
          label={texts.kindFilter}
          chips={[
            {
              value: everything,
              label: all,
              count: difference && count(kinds.reduce((sum, kind) => sum + kind.count, 0)),
            },
            ...shown.map((kind) => ({
              value: kind,
              label: texts[kind],
              count: difference && count(countOf(kind)),
            })),
          ]}
          value={view.change ?? everything}
          onValueChange={(next) => show({ change: shownKinds.find((kind) => kind === next) })}
        />
      }
      filters={
        <>
          <ListFilter
            label={texts.noteFilter}
            all={texts.allNotes}
            options={(difference?.notes ?? []).map(({ note }) => ({ value: note, label: words.note(note) }))}
            value={view.note}
            onChange={(note) => show({ note })}
          />
          {(hasProgress || view.state !== undefined) && (
            <ListFilter
              label={texts.stateFilter}
              all={texts.allStates}
              options={changeState.options.map((state) => ({ value: state, label: states[state] }))}
              value={view.state}
              onChange={(state) => show({ state })}
            />
          )}
          {hasLinks && (
            <ListFilter
              label={texts.decisionFilter}
              all={texts.allDecisions}
              options={linkDecision.options.map((decision) => ({ value: decision, label: links[decision] }))}
              value={view.decision}
              onChange={(decision) => show({ decision })}
            />
          )}
        </>
      }
      exported={{ atOnce: 200 }}
      isRowSelectable={(row) => row.decision !== null}
      chosen={{
        rows: chosenLinks,
        most: mostDecisions,
        enabled: isReady && view.decision !== undefined,
        actions: <DecideSelected decide={decide} />,
      }}
      empty={<EmptyState drawing="people" title={texts.noRows} />}
    />
  )
}

const everything = 'all'

const undecidedOf = (difference: KnownDifference | undefined) =>
  (difference?.undecidedDepartments ?? 0) + (difference?.undecidedPeople ?? 0)

function DecideSelected({ decide }: { readonly decide: Decide }) {
  const texts = useTexts(differencesMessages)
  const rows = useAtomValue(chosenLinks.rowsAtom)
  const choose = useSetAtom(chosenLinks.chooseAtom)

  async function act(decision: Decision) {
    const isDone = await decide(
      rows.map(({ rowId }) => rowId),
      decision,
    )
    if (isDone) choose([])
  }

  return (
    <>
      <Button size="small" onClick={() => act('link')}>
        {texts.link}
      </Button>
      <Button size="small" onClick={() => act('leave')}>
        {texts.leaveAlone}
      </Button>
    </>
  )
}
