import { AppShell, SideMenu, SideMenuSkeleton } from '@atrium/ui/app-shell'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Wordmark } from '../../shared/brand/Wordmark'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { usePathname } from '../../shared/host/useLocation'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { deskPaths } from '../paths'
import { deskSelfAtom } from '../staff/atoms'
import styles from './DeskFrame.module.css'
import { frameMessages } from './messages'
import { DeskAccount, type DeskAccountProps } from './parts/DeskAccount'
import { IdleDialog, type IdleDialogProps } from './parts/IdleDialog'
import { opens, roomAt, rooms } from './rooms'

export interface DeskFrameProps
  extends Omit<DeskAccountProps, 'self'>,
    Pick<IdleDialogProps, 'lastUse' | 'onOver'> {
  /** The page of the current path. It is shown only if the person's roles open its room. */
  readonly children: ReactNode
}

/** The frame of the desk: the rooms that the person's roles open, who they are, and the end of their session. */
export function DeskFrame({ lastUse, onOver, children, ...account }: DeskFrameProps) {
  const texts = useTexts(frameMessages)
  const pathname = usePathname()
  const [request, refresh] = useAtom(deskSelfAtom)
  const self = request.state === 'ready' ? request.value : undefined
  const here = roomAt(pathname)
  const items = rooms
    .filter((room) => self && opens(room, self.roles))
    .map(({ id, path, icon }) => ({ id, label: texts.room(id), href: path, icon }))
  return (
    <AppShell
      labels={texts}
      brand={
        <FeatureLink to={deskPaths.today} className={styles.brand} aria-label={texts.desk}>
          <Wordmark>{texts.desk}</Wordmark>
        </FeatureLink>
      }
      menu={
        self ? (
          <SideMenu
            label={texts.mainMenu}
            items={items}
            {...(here && { currentId: here.id })}
            renderLink={({ href, ...props }) => <FeatureLink {...props} to={href} />}
          />
        ) : request.state === 'failed' ? undefined : (
          <SideMenuSkeleton label={texts.menuLoading} />
        )
      }
      tools={self && <DeskAccount self={self} {...account} />}
    >
      {request.state === 'failed' ? (
        <RequestFailure failure={request.failure} title={texts.deskFailed} onRetry={refresh} />
      ) : !self ? (
        <Card aria-busy>
          <Skeleton lines={8} height={20} />
        </Card>
      ) : here && opens(here, self.roles) ? (
        children
      ) : (
        <EmptyState
          drawing="not-found"
          title={texts.noRoom}
          description={texts.noRoomHint}
          action={
            <Button asChild variant="primary">
              <FeatureLink to={deskPaths.today}>{texts.toStart}</FeatureLink>
            </Button>
          }
        />
      )}
      {self && <IdleDialog idleSeconds={self.idleSeconds} lastUse={lastUse} onOver={onOver} />}
    </AppShell>
  )
}
