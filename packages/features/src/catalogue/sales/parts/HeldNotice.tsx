import { Notice } from '@atrium/ui/notice'
import { useTexts } from '../../../shared/host/useKept'
import { KeptNumbers } from '../../../shared/texts/KeptNumbers'
import { useFormat } from '../../../shared/texts/useFormat'
import type { Offers } from '../api'
import { salesMessages } from '../messages'

interface HeldNoticeProps {
  readonly standing: Pick<Offers, 'held' | 'tried' | 'renewals'>
}

/** A company's existing seats of a product, and why its trial seats can't be renewed; nothing for a person. */
export function HeldNotice({ standing: { held, tried, renewals } }: HeldNoticeProps) {
  const texts = useTexts(salesMessages)
  const { count, serviceDay: day } = useFormat()
  return (
    <>
      {held && (
        <Notice tone={held.isOver ? 'warning' : 'accent'}>
          <KeptNumbers>{words(held)}</KeptNumbers>
        </Notice>
      )}
      {tried && (
        <Notice tone="warning">
          <KeptNumbers>
            {(tried.isOver ? texts.triedOver : texts.tried)(count(tried.seats), day(tried.endAt))}
          </KeptNumbers>
        </Notice>
      )}
    </>
  )

  function words({ seats, endAt, isOver }: NonNullable<Offers['held']>) {
    if (endAt === null) return texts.heldForEver(count(seats))
    if (isOver) return texts.heldOver(count(seats), day(endAt))
    const first = renewals.find((batch) => !batch.isOver)
    return (first && first.seats < seats ? texts.heldInParts : texts.held)(count(seats), day(endAt))
  }
}
