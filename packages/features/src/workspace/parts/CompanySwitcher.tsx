import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { TruncatedText } from '@atrium/ui/tooltip'
import { ChevronDown } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import { ellipsis } from '../../shared/texts/format'
import type { Company } from '../api'
import { workspaceMessages } from '../messages'
import { useEnterCompany } from '../useEnterCompany'
import styles from './CompanySwitcher.module.css'

const nameLimit = 12

interface CompanySwitcherProps {
  readonly companies: readonly Company[]
  readonly current: Company | undefined
}

/** The company's logo and name; a choice of companies for those who belong to several. */
export function CompanySwitcher({ companies, current }: CompanySwitcherProps) {
  const texts = useTexts(workspaceMessages)
  const { enterCompany, busy } = useEnterCompany()
  const logo = current && (
    <Avatar
      name={current.companyName}
      src={current.logoPath ?? undefined}
      size="small"
      shape="square"
      decorative
      className={styles.logo}
    />
  )

  if (companies.length < 2) {
    return (
      <>
        {logo}
        {current ? (
          <TruncatedText limit={nameLimit} className={styles.name}>
            {current.companyName}
          </TruncatedText>
        ) : (
          <span className={styles.name}>{texts.personalSpace}</span>
        )}
      </>
    )
  }
  return (
    <>
      {logo}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button busy={busy} className={styles.choice} title={current?.companyName}>
            <span className={styles.purpose}>{texts.switchCompany}</span>
            <span className={styles.name}>
              {current ? ellipsis(current.companyName, nameLimit) : texts.chooseCompany}
            </span>
            <ChevronDown className={styles.chevron} aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuRadioGroup value={current?.companyId ?? ''} onValueChange={enterCompany}>
            {companies.map(({ companyId, companyName }) => (
              <DropdownMenuRadioItem key={companyId} value={companyId} title={companyName}>
                {ellipsis(companyName, nameLimit)}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  )
}
