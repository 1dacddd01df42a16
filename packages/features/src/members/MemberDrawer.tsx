import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { DialogBody, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Drawer } from '@atrium/ui/drawer'
import { Skeleton } from '@atrium/ui/skeleton'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { DrawerState } from '../shared/drawer/AddressedDrawer'
import { drawerMessages } from '../shared/drawer/messages'
import { useShownWhileOpen } from '../shared/drawer/useShownWhileOpen'
import { useTexts } from '../shared/host/useKept'
import { DepartmentCell } from '../shared/list/cells/DepartmentCell'
import { RequestFailure } from '../shared/request/RequestFailure'
import { useFormat } from '../shared/texts/useFormat'
import type { MemberProfile } from './api'
import { memberProfileAtom } from './atoms'
import styles from './MemberDrawer.module.css'
import { membersMessages } from './messages'
import { Devices } from './parts/Devices'
import { Licences } from './parts/Licences'

export interface MemberDrawerProps extends DrawerState {
  /** The name, editable for people who can change it. Default: plain text. */
  readonly title?: (member: MemberProfile) => ReactNode
  /** The actions for the member, below the content. Default: none. */
  readonly tasks?: (member: MemberProfile) => ReactNode
  /** The main action, for people who can assign licences. Default: none. */
  readonly manageLicences?: (member: MemberProfile) => ReactNode
  /** The member's history. Loads in parallel. Default: nothing. */
  readonly history?: (userId: string) => ReactNode
}

/** A member in one place: facts, licences, devices, history and actions. */
export function MemberDrawer({ id, open, onOpenChange, ...slots }: MemberDrawerProps) {
  const texts = useTexts(membersMessages)
  const steps = useTexts(drawerMessages)
  const [request, refresh] = useAtom(memberProfileAtom)
  const member = useShownWhileOpen(open, request)
  const known = member.state === 'ready' ? member.value : undefined
  const name = known ? known.realName || texts.nameMissing : texts.member

  const holdsLicences = known?.permissions.includes('authorisation') !== false
  const licensing = known && holdsLicences && slots.manageLicences?.(known)
  const tasks = known && slots.tasks?.(known)
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      subject={id}
      steps={steps}
      // Named by the text alone, without its edit button.
      aria-labelledby={undefined}
      aria-label={name}
      aria-busy={member.state === 'loading'}
    >
      <DialogHeader
        className={styles.header}
        title={(known && slots.title?.(known)) || name}
        description={known && <Contact member={known} />}
        closeLabel={texts.close}
      >
        {member.state === 'loading' && <Skeleton shape="circle" width={56} />}
        {known && (
          <Avatar
            name={known.realName}
            {...(known.picture && { src: known.picture })}
            size="large"
            decorative
          />
        )}
      </DialogHeader>
      <DialogBody className={styles.body}>
        {member.state === 'failed' ? (
          <RequestFailure
            failure={member.failure}
            title={member.failure.kind === 'missing' ? texts.gone : texts.failed}
            missing={{
              hint: texts.goneHint,
              action: <Button onClick={() => onOpenChange(false)}>{texts.close}</Button>,
            }}
            onRetry={refresh}
          />
        ) : (
          <>
            <ProfileFacts member={known} />
            {holdsLicences && (
              <>
                <Licences licences={known?.licences} />
                <Devices licences={known?.licences} />
              </>
            )}
            {slots.history?.(id)}
          </>
        )}
      </DialogBody>
      {(licensing || tasks) && (
        <DialogFooter className={styles.tasks}>
          {licensing}
          {tasks}
        </DialogFooter>
      )}
    </Drawer>
  )
}

function Contact({ member }: { readonly member: MemberProfile }) {
  return (
    <span className={styles.contact}>
      {member.phone}
      <RoleBadge role={member.role} />
    </span>
  )
}

/** The person's role; nothing for ordinary members. */
function RoleBadge({ role }: Pick<MemberProfile, 'role'>) {
  const texts = useTexts(membersMessages)
  if (role === 'member') return null
  return (
    <StatusBadge tone={role === 'superAdministrator' ? 'accent' : 'neutral'} quiet={false}>
      {texts[role]}
    </StatusBadge>
  )
}

interface ProfileFactsProps {
  /** Undefined: loading, with space reserved. */
  readonly member: MemberProfile | undefined
}

function ProfileFacts({ member }: ProfileFactsProps) {
  const texts = useTexts(membersMessages)
  const { timestamp } = useFormat()
  const fact = (show: (known: MemberProfile) => ReactNode) =>
    member ? show(member) : <Skeleton width="60%" />
  return (
    <DescriptionList columns={1} termWidth="88px">
      <DescriptionItem term={texts.department}>
        {fact(({ department }) => (
          <DepartmentCell path={department} />
        ))}
      </DescriptionItem>
      {/* The number is shown above. */}
      {member && member.account !== member.phone && (
        <DescriptionItem term={texts.account}>{member.account}</DescriptionItem>
      )}
      {member?.invitedAt && (
        <DescriptionItem term={texts.invitedAt}>{timestamp(member.invitedAt)}</DescriptionItem>
      )}
      <DescriptionItem term={texts.joinedAt}>{fact(({ addedAt }) => timestamp(addedAt))}</DescriptionItem>
    </DescriptionList>
  )
}
