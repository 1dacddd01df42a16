import { Card } from '@atrium/ui/card'
import { useTexts } from '../../../shared/host/useKept'
import { ProductEffect, ProductEffects } from '../../../shared/licence/ProductEffect'
import type { KnownDifference } from '../../api'
import { differencesMessages } from '../messages'

/** What a difference costs and returns in seats, by product. */
export function SeatEffects({ difference: { seats } }: { readonly difference: KnownDifference }) {
  const texts = useTexts(differencesMessages)
  return (
    <Card title={texts.seats} description={texts.seatsHint}>
      <ProductEffects>
        {seats.map(({ productId, productName, free, gives, waits, returns }) => (
          <ProductEffect
            key={productId}
            productName={productName}
            count={signed(texts, gives, returns)}
            look={gives > returns ? 'gain' : returns > 0 ? 'loss' : 'none'}
            facts={[
              gives > 0 && texts.givesCount(gives),
              returns > 0 && texts.returnsCount(returns),
              texts.freeCount(free, Math.max(0, free - gives + returns)),
            ]}
            problems={[waits > 0 && texts.shortCount(waits)]}
          />
        ))}
      </ProductEffects>
    </Card>
  )
}

interface Signs {
  readonly gain: (count: number) => string
  readonly loss: (count: number) => string
  readonly gainAndLoss: (gain: number, loss: number) => string
}

function signed({ gain, loss, gainAndLoss }: Signs, gives: number, returns: number): string {
  if (gives > 0 && returns > 0) return gainAndLoss(gives, returns)
  if (gives > 0) return gain(gives)
  return returns > 0 ? loss(returns) : '0'
}
