import { paths } from '@atrium/contracts/paths'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useHost } from '../../../shared/host/useKept'
import { Failure } from '../../../shared/wire/Failure'
import { offerAtom } from '../atoms'
import { choiceAtom, queryOf } from '../choice'
import { SaleFailure } from './SaleFailure'
import { SaleSkeleton } from './SaleSkeleton'

/** Leads from an address with only a batch or licence to the product on sale. */
export function FindOffer() {
  const { navigate } = useHost()
  const choice = useAtomValue(choiceAtom)
  const [offer, askAgain] = useAtom(offerAtom)
  const id = offer.state === 'ready' ? offer.value?.productId : undefined
  useEffect(() => {
    if (id === undefined) return
    const renewedBatchId = choice.renewedBatchId ?? null
    navigate(paths.selectGoods({ id, ...queryOf({ ...choice, renewedBatchId }) }), {
      replace: true,
    })
  }, [id, choice, navigate])
  if (offer.state === 'failed') return <SaleFailure failure={offer.failure} onRetry={askAgain} />
  if (offer.state === 'ready' && id === undefined) return <SaleFailure failure={notSold} onRetry={askAgain} />
  return <SaleSkeleton />
}

const notSold = new Failure('missing', 'not sold')
