import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import { KeptNumbers } from '../../../shared/texts/KeptNumbers'
import { orderPath, payPath } from '../../routes'
import { salesMessages } from '../messages'
import type { Obstacle } from '../obstacleOf'
import { useYuan } from '../saleWords'

interface ObstacleProps {
  readonly obstacle: Obstacle
  /** The company of the order; undefined: the person. */
  readonly companyId: string | undefined
}

/** Explains why the choice needs no order. */
export function ObstacleNotice({ obstacle }: Pick<ObstacleProps, 'obstacle'>) {
  const texts = useTexts(salesMessages)
  const yuan = useYuan()
  if (obstacle.reason === 'ownedForEver') return <Notice>{texts.ownedForEver}</Notice>
  const { orderNo, payAmount, isUnpaid } = obstacle.order
  return (
    <Notice tone="warning">
      <KeptNumbers>
        {isUnpaid ? texts.orderUnpaid(orderNo, yuan(payAmount)) : texts.orderUnderWay(orderNo)}
      </KeptNumbers>
    </Notice>
  )
}

/** The page to continue on instead. */
export function ObstacleWay({ obstacle, companyId }: ObstacleProps) {
  const texts = useTexts(salesMessages)
  const { to, label } = wayOf()
  return (
    <Button asChild variant="primary">
      <FeatureLink to={to}>{label}</FeatureLink>
    </Button>
  )

  function wayOf() {
    if (obstacle.reason === 'ownedForEver') return { to: pagePaths.ownProducts, label: texts.toOwnProducts }
    const { orderNo, isUnpaid } = obstacle.order
    return isUnpaid
      ? { to: payPath(orderNo, companyId), label: texts.payOrder }
      : { to: orderPath(orderNo, companyId), label: texts.seeOrder }
  }
}
