import { Badge } from '@atrium/ui/badge'
import { Button } from '@atrium/ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@atrium/ui/dropdown-menu'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { ChevronDown, UserPlus, Users } from 'lucide-react'
import { type ReactElement, use } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import toolbar from '../../shared/list/ListToolbar.module.css'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'
import styles from './InviteActions.module.css'
import { InviteEntries } from './InviteEntries'

/** How new members come in: by being invited, or by asking. On a phone one button has it all. */
export function InviteActions() {
  const texts = useTexts(departmentsMessages)
  const isNarrow = useNarrowWindow()
  const { inviting } = use(HostActionsContext)
  if (!inviting) return null
  if (isNarrow) {
    return (
      <InviteMenu>
        <Button
          variant="primary"
          className={toolbar.captioned}
          icon={<UserPlus />}
          aria-label={texts.invite}
          data-guide="invite"
        >
          {texts.inviteShort}
        </Button>
      </InviteMenu>
    )
  }
  return (
    <>
      <Button className={styles.applications} icon={<Users />} asChild>
        <FeatureLink to={inviting.applications} title={texts.applications}>
          <span className={styles.words}>{texts.applications}</span>
          {inviting.pending !== undefined && (
            <Badge
              count={inviting.pending}
              tone="accent"
              label={texts.pendingApplications(inviting.pending)}
            />
          )}
        </FeatureLink>
      </Button>
      <InviteMenu>
        <Button variant="primary" icon={<UserPlus />} data-guide="invite">
          {texts.invite}
          <ChevronDown aria-hidden />
        </Button>
      </InviteMenu>
    </>
  )
}

function InviteMenu({ children }: { readonly children: ReactElement }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <InviteEntries />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
