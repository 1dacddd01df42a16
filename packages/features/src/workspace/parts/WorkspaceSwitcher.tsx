import { pagePaths } from '@atrium/contracts/paths'
import { Avatar } from '@atrium/ui/avatar'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { Skeleton } from '@atrium/ui/skeleton'
import { Spinner } from '@atrium/ui/spinner'
import { TruncatedText } from '@atrium/ui/tooltip'
import { ChevronsUpDown } from 'lucide-react'
import { useHost, useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { Company, Person } from '../api'
import { workspaceMessages } from '../messages'
import { nameOf, standingIn } from '../standing'
import { useEnterCompany } from '../useEnterCompany'
import styles from './WorkspaceSwitcher.module.css'

/** No company has this id. */
const personalSpace = ''

interface WorkspaceSwitcherProps {
  readonly person: Person
  /** Undefined in the personal space. */
  readonly company: Company | undefined
}

/**
 * The menu's owner: a company with the person's role. People with several companies can choose one of them or
 * the personal space.
 */
export function WorkspaceSwitcher({ person, company }: WorkspaceSwitcherProps) {
  const texts = useTexts(workspaceMessages)
  const { navigate } = useHost()
  const { enterCompany, busy } = useEnterCompany()
  const { companies } = person
  const enter = (id: string) =>
    id === personalSpace ? navigate(pagePaths.personalHome) : void enterCompany(id)
  if (companies.length < 2) {
    return (
      <div className={styles.space}>
        <WorkspaceName person={person} company={company} />
      </div>
    )
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        className={styles.space}
        title={company?.companyName}
        {...(busy && { 'aria-busy': true })}
      >
        <span className={layout.heard}>{texts.switchCompany}</span>
        <WorkspaceName person={person} company={company} />
        {busy ? (
          <Spinner size="small" className={styles.sign} />
        ) : (
          <ChevronsUpDown className={styles.sign} aria-hidden />
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" sheetTitle={texts.switchCompany}>
        <DropdownMenuRadioGroup value={company?.companyId ?? personalSpace} onValueChange={enter}>
          {companies.map((one) => (
            <DropdownMenuRadioItem key={one.companyId} value={one.companyId} title={one.companyName}>
              <span className={styles.choice}>
                <WorkspaceName person={person} company={one} listed />
              </span>
            </DropdownMenuRadioItem>
          ))}
          <DropdownMenuRadioItem value={personalSpace}>
            <span className={styles.choice}>
              <WorkspaceName person={person} company={undefined} />
            </span>
          </DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** Placeholder until the menu's owner is known, so that the content below doesn't move. */
export function WorkspaceSwitcherSkeleton() {
  return (
    <div className={styles.space}>
      <Skeleton shape="circle" />
      <Skeleton width="60%" />
    </div>
  )
}

const limits = { inMenu: 8, listed: 12 }

interface WorkspaceNameProps {
  readonly person: Person
  readonly company: Company | undefined
  /** In the list, with more space for its name. Default: false. */
  readonly listed?: boolean
}

/** The logo and name of a company with the person's role; or those of the personal space. */
function WorkspaceName({ person: { user, companies }, company, listed = false }: WorkspaceNameProps) {
  const texts = useTexts(workspaceMessages)
  const inCompany = company && standingIn(company, texts).join(' · ')
  return (
    <>
      <Avatar
        name={company?.companyName ?? nameOf(user)}
        src={company?.logoPath ?? undefined}
        shape={company ? 'square' : 'circle'}
        decorative
      />
      <span className={styles.words}>
        {company ? (
          <TruncatedText
            limit={listed ? limits.listed : limits.inMenu}
            focusable={companies.length < 2}
            className={styles.name}
          >
            {company.companyName}
          </TruncatedText>
        ) : (
          <span className={styles.name}>{nameOf(user)}</span>
        )}
        <span className={styles.role}>{inCompany ?? texts.personalSpace}</span>
      </span>
    </>
  )
}
