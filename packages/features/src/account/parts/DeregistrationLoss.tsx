import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import type { Farewell } from '../deregistration/api'
import { farewellAtom } from '../deregistration/atoms'
import { deregistrationMessages } from '../deregistration/messages'
import { blankLine, LossSection, useFilesFigure } from './LossSection'

type Licence = Farewell['loss']['licences'][number]

interface DeregistrationLossProps {
  /** Only figures: the previous page explained them. Default: false. */
  readonly isBrief?: boolean
}

/** The things that the person would lose. */
export function DeregistrationLoss({ isBrief = false }: DeregistrationLossProps) {
  const texts = useTexts(deregistrationMessages)
  const { count, list } = useFormat()
  const filesFigure = useFilesFigure()
  const farewell = useAtomValue(farewellAtom)
  const loss = farewell.state === 'ready' ? farewell.value.loss : undefined
  const countOf = (kind: Licence['source']) =>
    count(loss?.licences.reduce((sum, { source, seats }) => (source === kind ? sum + seats : sum), 0) ?? 0)
  return (
    <LossSection
      title={texts.lossTitle}
      description={loss ? loss.companies.length > 0 && texts.inCompanies(list(loss.companies)) : blankLine}
      isFailed={farewell.state === 'failed'}
      figures={
        loss && [
          { term: texts.companies, value: count(loss.companies.length) },
          { term: texts.ownLicences, value: countOf('bought') },
          { term: texts.trials, value: countOf('trial') },
          { term: texts.companyLicences, value: countOf('company') },
          { term: texts.meetings, value: count(loss.meetings.length) },
          { term: texts.shares, value: count(loss.shares) },
          { term: texts.orders, value: count(loss.orders) },
          { term: texts.invitations, value: count(loss.invitations) },
          { term: texts.messages, value: count(loss.messages) },
          filesFigure(texts.files, loss),
        ]
      }
      ends={isBrief ? undefined : texts.endsList}
    />
  )
}
