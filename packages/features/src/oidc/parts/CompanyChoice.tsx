import { FormField } from '@atrium/ui/form-field'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { SearchField } from '@atrium/ui/search-field'
import { Skeleton } from '@atrium/ui/skeleton'
import { type Ref, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import type { Request } from '../../shared/request/request'
import { applicationSignInMessages } from '../messages'
import styles from './Oidc.module.css'
import type { OwnPerson } from './OwnPerson'

/** The choice of no company. */
export const personally = 'personally'

/** More choices are searched. */
const few = 6

interface CompanyChoiceProps {
  readonly ref: Ref<HTMLDivElement>
  readonly application: string
  readonly person: Request<OwnPerson>
  readonly onRetry: () => void
  /** Id of a company, `personally`, or empty. */
  readonly chosen: string
  readonly onChange: (chosen: string) => void
  readonly isMissing: boolean
}

/** For which company, or personally, the application learns of licences. */
export function CompanyChoice({
  ref,
  application,
  person,
  onRetry,
  chosen,
  onChange,
  isMissing,
}: CompanyChoiceProps) {
  const texts = useTexts(applicationSignInMessages)
  const [term, setTerm] = useState('')
  if (person.state === 'failed')
    return <RequestFailure failure={person.failure} title={texts.personFailed} onRetry={onRetry} />
  if (person.state === 'loading') return <Skeleton shape="block" height={140} />
  const { companies } = person.value
  const isMany = companies.length > few
  const wanted = term.trim().toLowerCase()
  const found = companies.filter(
    ({ companyId, companyName }) => companyId === chosen || companyName.toLowerCase().includes(wanted),
  )
  return (
    <div className={styles.section}>
      {isMany && (
        <SearchField
          onSearch={setTerm}
          placeholder={texts.searchCompanies}
          labels={{ field: texts.searchCompanies, clear: texts.clearSearch }}
        />
      )}
      <FormField
        label={texts.company}
        hint={texts.companyHint(application)}
        error={isMissing && texts.companyRequired}
      >
        <RadioGroup
          ref={ref}
          look="outlined"
          value={chosen}
          onValueChange={onChange}
          className={isMany ? styles.many : undefined}
        >
          {found.map(({ companyId, companyName }) => (
            <Radio key={companyId} value={companyId}>
              {companyName}
            </Radio>
          ))}
          <Radio value={personally} description={texts.personallyHint}>
            {texts.personally}
          </Radio>
        </RadioGroup>
      </FormField>
    </div>
  )
}
