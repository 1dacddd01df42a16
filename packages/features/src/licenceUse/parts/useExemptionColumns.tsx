import { Button } from '@atrium/ui/button'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo, useState } from 'react'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn } from '../../shared/list/cells/columns'
import { leafOf } from '../../shared/list/cells/departmentPath'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { Verbatim } from '../../shared/texts/Verbatim'
import { endExemptionAction } from '../actions'
import type { Exemption } from '../api'
import { licenceUseMessages } from '../messages'
import styles from './Cells.module.css'

/** As wide as the longest words of a language. */
const widths = { 'zh-CN': { actions: 88 }, en: { actions: 100 } } as const

export function useExemptionColumns(): readonly ListColumn<Exemption>[] {
  const texts = useTexts(licenceUseMessages)
  const width = widths[useHost().locale]
  return useMemo(() => {
    const productOf = ({ productId, productName }: Exemption) =>
      productId === null ? texts.allProducts : productName
    const endOf = ({ endsOn }: Exemption) => endsOn ?? texts.forever
    return [
      {
        id: 'member',
        header: texts.member,
        text: [
          { header: texts.member, cell: (row) => row.realName },
          { header: texts.department, cell: (row) => row.department },
        ],
        rowHeader: true,
        width: 200,
        cell: (row) => (
          <span className={styles.cell}>
            <TruncatedText>{row.realName}</TruncatedText>
            <span className={styles.line}>{leafOf(row.department)}</span>
          </span>
        ),
        narrowCell: (row) => <TruncatedText>{row.realName}</TruncatedText>,
      },
      {
        id: 'product',
        header: texts.product,
        text: productOf,
        width: 240,
        grows: true,
        narrow: 'second',
        narrowCell: (row) => `${productOf(row)} · ${row.reason}`,
        cell: (row) => <TruncatedText lines={2}>{productOf(row)}</TruncatedText>,
      },
      {
        id: 'reason',
        header: texts.reason,
        text: (row) => row.reason,
        width: 220,
        narrow: 'hidden',
        cell: (row) => <TruncatedText lines={2}>{row.reason}</TruncatedText>,
      },
      {
        id: 'endsOn',
        header: texts.until,
        text: endOf,
        width: 120,
        narrow: 'hidden',
        cell: (row) => <Verbatim>{endOf(row)}</Verbatim>,
      },
      {
        id: 'createdBy',
        header: texts.createdBy,
        text: (row) => row.createdBy,
        width: 112,
        narrow: 'hidden',
        cell: (row) => <TruncatedText>{row.createdBy}</TruncatedText>,
      },
      actionsColumn(texts.actions, width.actions, (row) => <EndExemption exemption={row} />),
    ]
  }, [texts, width])
}

function EndExemption({ exemption }: { readonly exemption: Exemption }) {
  const texts = useTexts(licenceUseMessages)
  const { perform } = useAction(endExemptionAction)
  const [asking, setAsking] = useState(false)
  const mayChange = useCovers('licenceUse:write')
  if (!mayChange) return null
  const { exemptionId, realName } = exemption
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-label={texts.endExemptionOf(realName)}
        onClick={() => setAsking(true)}
      >
        {texts.endExemption}
      </Button>
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={texts.endTitle(realName)}
        description={texts.endText}
        confirmLabel={texts.endExemption}
        done={texts.ended}
        onConfirm={async () => {
          await perform(exemptionId)
        }}
      />
    </>
  )
}
