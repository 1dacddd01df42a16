import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { Building2 } from 'lucide-react'
import { use, useState } from 'react'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import { CatalogueHostContext } from '../../parts/CatalogueHost'
import { companyProductsPath } from '../../routes'
import { buyersAtom } from '../atoms'
import { choiceAtom } from '../choice'
import { salesMessages } from '../messages'

interface BuyerNoticeProps {
  /** The company of the page around, which says so itself; undefined: none. */
  readonly around: string | undefined
}

/**
 * Who came to buy for a company reads so on every step where the page around isn't that company's, and finds the way
 * back. Who chooses a company on the way sees it where they chose, and nothing moves.
 */
export function BuyerNotice({ around }: BuyerNoticeProps) {
  const { isSignedIn } = use(CatalogueHostContext)
  const { companyId } = useAtomValue(choiceAtom)
  const [cameFor] = useState(companyId)
  return isSignedIn && cameFor !== undefined ? <Buyer companyId={companyId} around={around} /> : null
}

function Buyer({ companyId, around }: BuyerNoticeProps & { readonly companyId: string | undefined }) {
  const texts = useTexts(salesMessages)
  const buyers = useAtomValue(buyersAtom)
  if (companyId === undefined) return <Notice>{texts.forMyself}</Notice>
  if (buyers.state === 'loading')
    return around === companyId ? null : (
      <Notice icon={<Building2 />}>
        <Skeleton width="60%" />
      </Notice>
    )
  const company =
    buyers.state === 'ready' ? buyers.value.find((one) => one.companyId === companyId) : undefined
  // The frame around the page says so.
  if (!company || (company.canBuy && around === companyId)) return null
  if (!company.canBuy) return <Notice tone="warning">{texts.cannotBuy(company.companyName)}</Notice>
  return (
    <Notice
      icon={<Building2 />}
      actions={
        <Button asChild size="small">
          <FeatureLink to={companyProductsPath(companyId)}>{texts.toCompany}</FeatureLink>
        </Button>
      }
    >
      {texts.forCompany(company.companyName)}
    </Notice>
  )
}
