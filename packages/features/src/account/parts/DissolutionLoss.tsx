import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import type { DissolutionOutlook } from '../api'
import { outlookAtom } from '../atoms'
import { dissolutionMessages } from '../messages'
import { blankLine, LossSection, useFilesFigure } from './LossSection'

type Licence = DissolutionOutlook['loss']['licences'][number]

interface DissolutionLossProps {
  /** Only figures: the previous page explained them. Default: false. */
  readonly isBrief?: boolean
}

/** The things that the company would lose. */
export function DissolutionLoss({ isBrief = false }: DissolutionLossProps) {
  const texts = useTexts(dissolutionMessages)
  const { count } = useFormat()
  const filesFigure = useFilesFigure()
  const outlook = useAtomValue(outlookAtom)
  const known = outlook.state === 'ready' ? outlook.value : undefined
  const licences = known?.loss.licences ?? []
  const bought = licences.filter(({ source }) => source === 'bought')
  return (
    <LossSection
      title={texts.lossTitle}
      description={known ? texts.about(known.companyName) : blankLine}
      isFailed={outlook.state === 'failed'}
      figures={
        known && [
          { term: texts.members, value: count(known.loss.members) },
          { term: texts.departments, value: count(known.loss.departments) },
          { term: texts.products, value: count(new Set(bought.map(({ productId }) => productId)).size) },
          {
            term: texts.seats,
            value: count(sumOf(bought, 'seats')),
            hint: texts.seatsInUse(sumOf(bought, 'granted')),
          },
          { term: texts.trials, value: count(licences.length - bought.length) },
          { term: texts.shares, value: count(known.loss.shares) },
          { term: texts.orders, value: count(known.loss.orders) },
          { term: texts.invitations, value: count(known.loss.invitations) },
          filesFigure(texts.files, known.loss),
        ]
      }
      ends={isBrief ? undefined : texts.endsList}
    />
  )
}

const sumOf = (licences: readonly Licence[], what: 'seats' | 'granted') =>
  licences.reduce((sum, licence) => sum + licence[what], 0)
