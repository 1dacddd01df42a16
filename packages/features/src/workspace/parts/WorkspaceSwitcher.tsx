import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { Spinner } from '@atrium/ui/spinner'
import { ChevronsUpDown } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { ellipsis } from '../../shared/texts/format'
import type { Company, Person } from '../api'
import { workspaceMessages } from '../messages'
import { useEnterCompany } from '../useEnterCompany'
import { WorkspaceName } from './WorkspaceName'
import styles from './WorkspaceSwitcher.module.css'

const nameLimit = 12

interface WorkspaceSwitcherProps {
  readonly person: Person
  /** Undefined in the personal space. */
  readonly company: Company | undefined
}

/** Whose menu it is: a company and the person's role in it; a choice of companies for those who belong to several. */
export function WorkspaceSwitcher({ person, company }: WorkspaceSwitcherProps) {
  const texts = useTexts(workspaceMessages)
  const { enterCompany, busy } = useEnterCompany()
  const { companies } = person
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
      <DropdownMenuContent align="start">
        <DropdownMenuRadioGroup value={company?.companyId ?? ''} onValueChange={enterCompany}>
          {companies.map(({ companyId, companyName }) => (
            <DropdownMenuRadioItem key={companyId} value={companyId} title={companyName}>
              {ellipsis(companyName, nameLimit)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
