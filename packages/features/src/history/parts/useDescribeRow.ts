import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import type { HistoryRow } from '../api'
import { fieldMessages, historyMessages, operationMessages, valueMessages } from '../messages'

/** A row of the history, as text. */
export function useDescribeRow() {
  const texts = useTexts(historyMessages)
  const operations = useTexts(operationMessages)
  const values = useTexts(valueMessages)
  const fieldNames = useTexts(fieldMessages)
  const format = useFormat()
  return useMemo(() => {
    const names: Readonly<Record<string, string>> = operations
    const words: Readonly<Record<string, string>> = values
    const fields: Readonly<Record<string, string>> = fieldNames
    const say = (field: string, value: string) =>
      words[`${field.replace(/(Added|Removed)$/, '')}.${value}`] ?? value
    const kinds = [
      ['members', texts.oneMember, texts.members, format.people],
      ['departments', texts.oneDepartment, texts.departments, format.things],
      ['products', texts.oneProduct, texts.products, format.things],
    ] as const
    const detailNames = {
      parent: texts.detailParent,
      order: texts.detailOrder,
      group: texts.detailGroup,
      phone: texts.detailPhone,
      applicant: texts.detailApplicant,
      file: texts.detailFile,
      company: texts.detailCompany,
      absent: texts.detailAbsent,
      rule: texts.detailRule,
    }
    const actor = ({ actor: { kind, name } }: HistoryRow) => {
      if (kind === 'person') return name
      return kind === 'directory' ? texts.directory(name) : texts[kind]
    }
    const operation = ({ operation }: HistoryRow) => names[operation] ?? operation
    const detailNamesOf = ({ kind, count, list }: HistoryRow['details'][number]) =>
      kind === 'applicant' || kind === 'absent' ? format.people(list, count) : format.things(list, count)
    return {
      actor,
      operation,
      /** The person and the operation, up to the name of the subject. */
      deed: (row: HistoryRow) => texts.deed(actor(row), operation(row)),
      /** The names of the first kind of subject, as the object of the operation. */
      object: (row: HistoryRow): string | undefined => {
        for (const [kind, , , some] of kinds) {
          const { count, list } = row[kind]
          if (count > 0)
            return some(
              list.map((subject) => subject.name || texts.unknown),
              count,
            )
        }
        return row.details[0] && detailNamesOf(row.details[0])
      },
      /** The rules by which it happened, after their kind; undefined: none. */
      rules: ({ details }: HistoryRow): string | undefined => {
        const rules = details.find(({ kind }) => kind === 'rule')
        return rules && texts.touchedOf(detailNames.rule, detailNamesOf(rules))
      },
      /** A line for each kind of subject. */
      touched: (row: HistoryRow) => [
        ...kinds.flatMap(([kind, one, many, some]) => {
          const { count, list } = row[kind]
          const names = list.map((subject) => subject.name || texts.unknown)
          return count === 0 ? [] : [texts.touchedOf(count === 1 ? one : many, some(names, count))]
        }),
        ...row.details.map((detail) => texts.touchedOf(detailNames[detail.kind], detailNamesOf(detail))),
      ],
      /** A line for each changed field that has a name. */
      changes: ({ shares, changes }: HistoryRow) => [
        ...shares.map(({ side, department, before, after }) =>
          texts.shareOf(side, department || texts.unknown, format.count(before), format.count(after)),
        ),
        ...changes.flatMap(({ field, before, after }) => {
          const name = fields[field]
          return name === undefined
            ? []
            : [texts.changeOf(name, texts.change(say(field, before), say(field, after)))]
        }),
      ],
    }
  }, [texts, operations, values, fieldNames, format])
}
