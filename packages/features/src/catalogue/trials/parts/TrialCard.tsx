import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { use } from 'react'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import { RequestFailure } from '../../../shared/request/RequestFailure'
import layout from '../../../shared/screen/Layout.module.css'
import type { WholeProduct } from '../../api'
import { catalogueMessages } from '../../messages'
import { CatalogueHostContext } from '../../parts/CatalogueHost'
import { soldProductPath } from '../../routes'
import { ownTrialAtom } from '../atoms'
import { OwnTrial } from './OwnTrial'
import { TrialEnding } from './TrialBadge'

interface TrialCardProps {
  readonly product: WholeProduct
}

/** The trial of a product: its terms, the person's state, and the next action. */
export function TrialCard({ product }: TrialCardProps) {
  const texts = useTexts(catalogueMessages)
  const { isSignedIn, onSignIn } = use(CatalogueHostContext)
  return (
    <Card title={texts.trial}>
      <div className={layout.closeStack}>
        {product.trialDays === null ? (
          <p className={layout.hint}>{texts.notOfferedHint}</p>
        ) : (
          <div className={layout.stack}>
            <DescriptionList columns={1} termWidth="72px">
              <DescriptionItem term={texts.term}>{texts.days(product.trialDays)}</DescriptionItem>
              <DescriptionItem term={texts.opening}>
                {product.isInstant ? texts.openedAtOnce : texts.openedByVendor}
              </DescriptionItem>
            </DescriptionList>
            {isSignedIn && <Asked product={product} />}
            {!isSignedIn && onSignIn && (
              <TrialEnding>
                <Button variant="primary" onClick={onSignIn}>
                  {texts.signIn}
                </Button>
              </TrialEnding>
            )}
          </div>
        )}
        {product.isSold && (
          <div className={layout.ending}>
            <Button asChild>
              <FeatureLink to={soldProductPath(product.productId)}>{texts.prices}</FeatureLink>
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function Asked({ product }: TrialCardProps) {
  const { trialFailed } = useTexts(catalogueMessages)
  const [own, askAgain] = useAtom(ownTrialAtom)
  if (own.state === 'loading') return <Skeleton shape="block" height={148} />
  if (own.state === 'failed')
    return <RequestFailure failure={own.failure} title={trialFailed} onRetry={askAgain} />
  return <OwnTrial product={product} own={own.value} />
}
