import { pagePaths, paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import type { Order } from '../api'
import { isPaid } from '../orderFacts'
import { useOrdersTexts } from '../useOrdersTexts'

/** Members who lose a seat because fewer are renewed, with the way to choose others; nothing if nobody does. */
export function LosingMembers({ order: { cuts, status } }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const { offers } = useHost()
  const { serviceDay, count } = useFormat()
  return cuts
    .filter(({ losingCount }) => losingCount > 0)
    .map(({ batchId, productName, at, losingCount }) => {
      const isOver = !isPaid(status) && Date.parse(at) <= Date.now()
      return (
        <Notice
          key={batchId}
          tone="warning"
          actions={
            offers(pagePaths.licencesByProduct) && (
              <Button size="small" asChild>
                <FeatureLink to={paths.seatCut({ batch: batchId })}>{texts.chooseMembers}</FeatureLink>
              </Button>
            )
          }
        >
          {isOver
            ? texts.loseAtOnce(productName, count(losingCount))
            : texts.loseOn(productName, count(losingCount), serviceDay(at))}
        </Notice>
      )
    })
}
