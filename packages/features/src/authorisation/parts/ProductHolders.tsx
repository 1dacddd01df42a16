import { Avatar } from '@atrium/ui/avatar'
import { Link } from '@atrium/ui/link'
import { Skeleton } from '@atrium/ui/skeleton'
import { StatusBadge } from '@atrium/ui/status-badge'
import { DrawerLine, drawerLines } from '../../shared/drawer/DrawerLine'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { DrawerSection } from '../../shared/drawer/DrawerSection'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useBorrowedWords } from '../../shared/licence/useBorrowedWords'
import { leafOf } from '../../shared/list/cells/departmentPath'
import type { GrantedUser, Product } from '../api'
import { mostHolders } from '../drawnProductAtom'
import { productPath } from '../routes'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

interface ProductHoldersProps {
  readonly product: Product | undefined
  /** Undefined: loading. */
  readonly holders: { readonly totalItems: number; readonly list: readonly GrantedUser[] } | undefined
}

/** The last ones who got a licence, with the way to all who have one. */
export function ProductHolders({ product, holders }: ProductHoldersProps) {
  const texts = useAuthorisationTexts()
  const borrowedOf = useBorrowedWords()
  const hasMore = holders !== undefined && holders.totalItems > mostHolders
  return (
    <DrawerSection
      title={texts.grantedUsers}
      count={holders?.totalItems}
      empty={texts.noGranted}
      action={
        hasMore &&
        product && (
          <Link variant="quiet" asChild>
            <FeatureLink to={productPath(product)}>{texts.allGranted}</FeatureLink>
          </Link>
        )
      }
    >
      {holders ? (
        <ul className={drawerLines}>
          {holders.list.map(
            ({ userId, realName, picture, phone, department, isOnline, devices, ...lent }) => (
              <DrawerLine
                key={userId}
                lead={<Avatar name={realName || phone} {...(picture && { src: picture })} decorative />}
                title={
                  <DrawerLink kind="member" id={userId}>
                    {realName || phone}
                  </DrawerLink>
                }
                detail={[phone, leafOf(department), texts.deviceCount(devices.length), borrowedOf(lent)]
                  .filter(Boolean)
                  .join(' · ')}
                end={
                  <StatusBadge tone={isOnline ? 'success' : 'idle'}>
                    {isOnline ? texts.online : texts.offline}
                  </StatusBadge>
                }
              />
            ),
          )}
        </ul>
      ) : (
        <Skeleton lines={4} />
      )}
    </DrawerSection>
  )
}
