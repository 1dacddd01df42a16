import { FeatureRoot, Forbidden, ScreenSkeleton, useHost } from '@atrium/features/shared'
import { useMemo } from 'react'
import { WithDrawers } from '../drawers'
import { Area, type AreaProps } from './Area'

interface ListAreaProps extends AreaProps {
  /** Ordinary members may see nothing of it, so they are told so without any control. Default: everybody may. */
  readonly isForAdministrators?: boolean
}

/** The same for screens of a company whose lists open drawers of members, products and orders. */
export function ListArea({ screens, isForAdministrators = false }: ListAreaProps) {
  const { companyRole } = useHost()
  const paths = useMemo(() => Object.keys(screens), [screens])
  if (isForAdministrators && companyRole === 'member') return <Forbidden />
  return (
    <FeatureRoot paths={paths} placeholder={<ScreenSkeleton />}>
      <WithDrawers>
        <Area screens={screens} />
      </WithDrawers>
    </FeatureRoot>
  )
}
