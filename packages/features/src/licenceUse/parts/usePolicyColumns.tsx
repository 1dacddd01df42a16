import { Button } from '@atrium/ui/button'
import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo, useRef } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn, columnWidths } from '../../shared/list/cells/columns'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { Policy } from '../api'
import { licenceUseMessages } from '../messages'

const tones: Readonly<Record<Policy['state'], StatusBadgeProps['tone']>> = {
  dryRun: 'accent',
  active: 'success',
  off: 'idle',
}

/** As wide as the longest words of a language. */
const widths = { 'zh-CN': { state: 104, actions: 88 }, en: { state: 112, actions: 88 } } as const

/** @param edit opens a policy; undefined: not allowed */
export function usePolicyColumns(
  edit: ((policy: Policy) => void) | undefined,
): readonly ListColumn<Policy>[] {
  const texts = useTexts(licenceUseMessages)
  const { timestamp } = useFormat()
  const width = widths[useHost().locale]
  const latest = useRef(edit)
  latest.current = edit
  const mayEdit = edit !== undefined
  return useMemo(() => {
    const nameOf = ({ productId, productName }: Policy) =>
      productId === null ? texts.otherProducts : productName
    const ruleOf = ({ idleDays, noticeDays }: Policy) => texts.policyRule(idleDays, noticeDays)
    const stateOf = ({ state }: Policy) =>
      ({ dryRun: texts.stateDryRun, active: texts.stateActive, off: texts.stateOff })[state]
    return [
      {
        id: 'product',
        header: texts.product,
        text: nameOf,
        rowHeader: true,
        width: 260,
        grows: true,
        cell: (row) => <TruncatedText lines={2}>{nameOf(row)}</TruncatedText>,
      },
      {
        id: 'rule',
        header: texts.policyTerms,
        text: ruleOf,
        width: 232,
        narrow: 'second',
        cell: ruleOf,
      },
      {
        id: 'state',
        header: texts.status,
        text: stateOf,
        width: width.state,
        narrow: 'end',
        cell: (row) => <StatusBadge tone={tones[row.state]}>{stateOf(row)}</StatusBadge>,
      },
      {
        id: 'savedBy',
        header: texts.savedBy,
        text: (row) => row.savedBy,
        width: 112,
        narrow: 'hidden',
        cell: (row) => <TruncatedText>{row.savedBy}</TruncatedText>,
      },
      {
        id: 'savedAt',
        header: texts.savedAt,
        width: columnWidths.timestamp,
        narrow: 'hidden',
        cell: (row) => timestamp(row.savedAt),
      },
      ...(mayEdit
        ? [
            actionsColumn<Policy>(texts.actions, width.actions, (row) => (
              <Button
                size="small"
                variant="ghost"
                aria-label={texts.editOf(nameOf(row))}
                onClick={() => latest.current?.(row)}
              >
                {texts.edit}
              </Button>
            )),
          ]
        : []),
    ]
  }, [texts, timestamp, width, mayEdit])
}
