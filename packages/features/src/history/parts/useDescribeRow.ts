import { useMemo } from 'react'
import { useFormat, useTexts } from '../../shared/useHost'
import { historyMessages } from '../messages'
import { operationMessages } from '../operationMessages'
import { valueMessages } from '../valueMessages'
import type { HistoryRow } from '../wire'

/** What a row of the history says, in words. */
export function useDescribeRow() {
  const texts = useTexts(historyMessages)
  const operations = useTexts(operationMessages)
  const values = useTexts(valueMessages)
  const format = useFormat()
  return useMemo(() => {
    const names: Readonly<Record<string, string>> = operations
    const words: Readonly<Record<string, string>> = values
    const say = (field: string, value: string) => words[`${field}.${value}`] ?? value
    const list = ({ list }: HistoryRow['members']) =>
      format.list(list.map(({ name }) => name || texts.unknown))
    const kinds = [
      ['members', texts.someMembers],
      ['departments', texts.someDepartments],
      ['products', texts.someProducts],
    ] as const
    return {
      actor: ({ actor }: HistoryRow) => (actor.kind === 'person' ? actor.name : texts[actor.kind]),
      operation: ({ operation }: HistoryRow) => names[operation] ?? operation,
      /** A line for each kind of thing that was touched. */
      touched: (row: HistoryRow) =>
        kinds.flatMap(([kind, tell]) => {
          const { count, list: shown } = row[kind]
          return count === 0 ? [] : [tell(list(row[kind]), count - shown.length)]
        }),
      changes: ({ changes }: HistoryRow) =>
        changes
          .filter(({ field }) => field !== 'payment')
          .map(({ field, before, after }) => {
            const change = texts.change(say(field, before), say(field, after))
            return isNamed(field) ? texts.changeOf(texts[field], change) : change
          }),
    }
  }, [texts, operations, values, format])
}

/** Fields whose values say little by themselves. */
const isNamed = (field: string): field is 'remarks' | 'quantity' | 'days' =>
  field === 'remarks' || field === 'quantity' || field === 'days'
