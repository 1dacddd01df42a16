import { ruleMemberState } from '@atrium/contracts/licenceRules/rule'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FilterChips } from '@atrium/ui/filter-chips'
import { useAtom, useAtomValue } from 'jotai'
import { ListOrdered, UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { ListAction } from '../../shared/list/ListAction'
import { ListCard } from '../../shared/list/ListCard'
import { ListFilter } from '../../shared/list/ListFilter'
import { listMessages } from '../../shared/list/messages'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { useFormat } from '../../shared/texts/useFormat'
import { useUndo } from '../../shared/undo/useUndo'
import { exceptAction, includeAction } from '../actions'
import type { KnownRule, RuleMember } from '../api'
import { chosenMembers, memberKey, memberList } from '../atoms'
import { licenceRulesMessages } from '../messages'
import { waitingPath } from '../routes'
import { useMemberColumns, useMemberStateNames } from './useMemberColumns'

const mostChosen = 1000

type Asked = { readonly task: 'except' | 'include'; readonly members: readonly RuleMember[] }

interface RuleMembersProps {
  /** Undefined: loading. */
  readonly rule: KnownRule | undefined
}

/** Every member with every product of the rule, filtered by its result, with exceptions. */
export function RuleMembers({ rule }: RuleMembersProps) {
  const texts = useTexts(licenceRulesMessages)
  const { all } = useTexts(listMessages)
  const { navigate } = useHost()
  const { count } = useFormat()
  const names = useMemberStateNames()
  const [view, show] = useAtom(memberList.viewAtom)
  const chosen = useAtomValue(chosenMembers.rowsAtom)
  const [asked, setAsked] = useState<Asked>()
  const [isAsking, setAsking] = useState(false)
  const counts = rule?.counts
  const total = counts && ruleMemberState.options.reduce((sum, state) => sum + counts[state], 0)
  const shown = ruleMemberState.options.filter(
    (state) => !counts || counts[state] > 0 || view.state === state || alwaysShown.has(state),
  )

  function ask(task: Asked['task'], members: readonly RuleMember[]) {
    setAsked({
      task,
      members: members.filter(({ state }) => (state === 'excepted') === (task === 'include')),
    })
    setAsking(true)
  }

  const isSomething = (task: Asked['task']) =>
    chosen.some(({ state }) => (state === 'excepted') === (task === 'include'))

  return (
    <>
      <ListCard
        list={memberList}
        columns={useMemberColumns({ canEdit: rule?.canEdit ?? false, onAsk: ask })}
        getRowId={memberKey}
        getRowLabel={(row) => `${row.realName} ${row.productName}`}
        caption={texts.members}
        title={texts.members}
        failedTitle={texts.membersFailed}
        density="tall"
        search={{ label: texts.search, placeholder: texts.search }}
        chips={
          <FilterChips
            label={texts.memberFilter}
            chips={[
              { value: everything, label: all, count: total === undefined ? undefined : count(total) },
              ...shown.map((state) => ({
                value: state,
                label: names[state],
                count: counts && count(counts[state]),
              })),
            ]}
            value={view.state ?? everything}
            onValueChange={(next) => show({ state: ruleMemberState.options.find((state) => state === next) })}
          />
        }
        filters={
          rule &&
          rule.products.length > 1 && (
            <ListFilter
              label={texts.productFilter}
              all={texts.anyProduct}
              options={rule.products.map(({ productId, productName }) => ({
                value: productId,
                label: productName,
              }))}
              value={view.product || undefined}
              onChange={(product) => show({ product: product ?? '' })}
            />
          )
        }
        actions={
          counts &&
          counts.waiting > 0 && (
            <ListAction
              icon={<ListOrdered />}
              onSelect={() =>
                navigate(waitingPath(rule.products.length === 1 ? rule.products[0]?.productId : undefined))
              }
            >
              {texts.waitingList}
            </ListAction>
          )
        }
        exported={{ atOnce: 1000 }}
        chosen={{
          rows: chosenMembers,
          most: mostChosen,
          enabled: rule?.canEdit ?? false,
          actions: (
            <>
              {isSomething('except') && (
                <Button size="small" tone="danger" icon={<UserX />} onClick={() => ask('except', chosen)}>
                  {texts.except}
                </Button>
              )}
              {isSomething('include') && (
                <Button size="small" icon={<UserCheck />} onClick={() => ask('include', chosen)}>
                  {texts.include}
                </Button>
              )}
            </>
          ),
        }}
        empty={<EmptyState drawing="people" title={texts.noMembers} description={texts.noMembersHint} />}
      />
      {rule && asked && (
        <ExceptionQuestion ruleId={rule.ruleId} asked={asked} open={isAsking} onOpenChange={setAsking} />
      )}
    </>
  )
}

interface ExceptionQuestionProps {
  readonly ruleId: string
  readonly asked: Asked
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Asks before members become exceptions, or are served again. Both can be undone. */
function ExceptionQuestion({ ruleId, asked: { task, members }, ...dialog }: ExceptionQuestionProps) {
  const texts = useTexts(licenceRulesMessages)
  const offerUndo = useUndo()
  const excepting = useAction(exceptAction)
  const including = useAction(includeAction)
  const [, choose] = useAtom(chosenMembers.idsAtom)
  const isExcepting = task === 'except'
  const held = members.filter(({ state }) => state === 'held' || state === 'ending').length
  const [first] = members
  return (
    <Question
      {...dialog}
      tone={isExcepting ? 'danger' : 'neutral'}
      title={
        members.length === 1 && first
          ? (isExcepting ? texts.exceptTitle : texts.includeTitle)(first.realName)
          : (isExcepting ? texts.exceptManyTitle : texts.includeManyTitle)(members.length)
      }
      description={isExcepting ? texts.exceptText(held) : texts.includeText}
      confirmLabel={isExcepting ? texts.except : texts.include}
      onConfirm={async () => {
        const { undo } = await (isExcepting ? excepting : including).perform({ ruleId, members })
        choose(new Set())
        offerUndo({ message: isExcepting ? texts.exceptedNow : texts.includedNow, undo })
      }}
    />
  )
}

const everything = 'all'

/** So that the line of chips doesn't change with each seat. */
const alwaysShown: ReadonlySet<string> = new Set(['held', 'waiting', 'excepted'])
