import { Avatar } from '@atrium/ui/avatar'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useTexts } from '../../shared/host/useHost'
import type { Company, Person } from '../api'
import { workspaceMessages } from '../messages'
import { nameOf } from '../nameOf'
import { standingIn } from '../standingIn'
import styles from './WorkspaceSwitcher.module.css'

const limits = { inMenu: 8, listed: 12 }

interface WorkspaceNameProps {
  readonly person: Person
  readonly company: Company | undefined
  /** Among others, with more room for its name. Default: false. */
  readonly listed?: boolean
}

/** The mark and name of a company, and what the person is in it; or those of the person's own space. */
export function WorkspaceName({ person: { user, companies }, company, listed = false }: WorkspaceNameProps) {
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
