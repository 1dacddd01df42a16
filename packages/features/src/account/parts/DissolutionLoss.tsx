import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import { outlookAtom } from '../atoms'
import { dissolutionMessages } from '../dissolutionMessages'
import { blankLine, LossSection, useFilesFigure } from './LossSection'

interface DissolutionLossProps {
  /** Figures alone: what they mean was read on the page before. Default: false. */
  readonly isBrief?: boolean
}

/** What the company has that would be gone. */
export function DissolutionLoss({ isBrief = false }: DissolutionLossProps) {
  const texts = useTexts(dissolutionMessages)
  const { count } = useFormat()
  const filesFigure = useFilesFigure()
  const outlook = useAtomValue(outlookAtom)
  const known = outlook.state === 'ready' ? outlook.value : undefined
  return (
    <LossSection
      title={texts.lossTitle}
      description={known ? texts.about(known.companyName) : blankLine}
      isFailed={outlook.state === 'failed'}
      figures={
        known && [
          { term: texts.members, value: count(known.loss.members) },
          { term: texts.departments, value: count(known.loss.departments) },
          { term: texts.products, value: count(known.loss.products) },
          {
            term: texts.seats,
            value: count(known.loss.seats),
            hint: texts.seatsInUse(known.loss.granted),
          },
          { term: texts.invitations, value: count(known.loss.invitations) },
          filesFigure(texts.files, known.loss),
        ]
      }
      ends={isBrief ? undefined : texts.endsList}
    />
  )
}
