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
  /** The company of the surrounding page, which shows it already; undefined: none. */
  readonly around: string | undefined
}

/**
 * Tells people who came to buy for a company so on each step, if the surrounding page isn't that company's,
 * with a link back. People who chose the company in the form see it there, so nothing moves.
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
  // The surrounding frame shows it.
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
