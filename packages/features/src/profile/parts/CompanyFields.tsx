import { isWhole, lengths } from '@atrium/contracts/profile/contract'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { FormField } from '@atrium/ui/form-field'
import { Tab, TabList, TabPanel, Tabs } from '@atrium/ui/tabs'
import { TextField } from '@atrium/ui/text-field'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { OwnCompany } from '../api'
import { profileMessages } from '../messages'
import type { CompanyValues } from '../profileValues'
import type { ProfileForm } from '../useProfileForm'
import { DisciplineChoice } from './DisciplineChoice'
import styles from './PersonForm.module.css'

interface CompanyFieldsProps {
  readonly companies: readonly OwnCompany[]
  readonly edited: ProfileForm
}

/** The person's work in each company, one tab each. */
export function CompanyFields({ companies, edited }: CompanyFieldsProps) {
  const texts = useTexts(profileMessages)
  const { form, shownId, show } = edited
  const problem = form.issueOf('companies')
  const valuesIn = (companyId: string) => form.values.companies.find((each) => each.companyId === companyId)

  function change(companyId: string, changed: Partial<CompanyValues>) {
    const next = form.values.companies.map((company) =>
      company.companyId === companyId ? { ...company, ...changed } : company,
    )
    form.set('companies', next)
  }

  return (
    <div className={layout.stack}>
      <Tabs value={shownId ?? ''} onValueChange={show}>
        <TabList label={texts.companies}>
          {companies.map(({ companyId, companyName }) => {
            const values = valuesIn(companyId)
            const incomplete = values !== undefined && !isWhole(values)
            return (
              <Tab
                key={companyId}
                value={companyId}
                aria-label={incomplete ? texts.incompleteTab(companyName) : undefined}
              >
                <span className={styles.tab}>
                  {companyName}
                  {incomplete && <span className={styles.incomplete} />}
                </span>
              </Tab>
            )
          })}
        </TabList>
        {companies.map((company) => {
          const values = valuesIn(company.companyId)
          return (
            <TabPanel key={company.companyId} value={company.companyId}>
              {values && (
                <CompanyPart
                  company={company}
                  values={values}
                  isTold={problem !== undefined}
                  onChange={(changed) => change(company.companyId, changed)}
                />
              )}
            </TabPanel>
          )
        })}
      </Tabs>
    </div>
  )
}

interface CompanyPartProps {
  readonly company: OwnCompany
  readonly values: CompanyValues
  /** The missing fields are named. */
  readonly isTold: boolean
  readonly onChange: (changed: Partial<CompanyValues>) => void
}

function CompanyPart({ company, values, isTold, onChange }: CompanyPartProps) {
  const texts = useTexts(profileMessages)
  const missing = (value: string, words: string) => (isTold && value.trim() === '' ? words : undefined)
  return (
    <>
      <DescriptionList columns={2} layout="above" className={styles.facts}>
        <DescriptionItem term={texts.nameThere}>{company.realName}</DescriptionItem>
        <DescriptionItem term={texts.departmentThere}>{company.departmentName}</DescriptionItem>
      </DescriptionList>
      <div className={layout.fieldGrid}>
        <FormField label={texts.position} required error={missing(values.position, texts.positionRequired)}>
          <TextField
            value={values.position}
            onChange={({ target }) => onChange({ position: target.value })}
            maxLength={lengths.position}
            autoComplete="organization-title"
          />
        </FormField>
        <FormField
          label={texts.discipline}
          required
          className={layout.wide}
          error={missing(values.discipline, texts.disciplineRequired)}
        >
          <DisciplineChoice value={values.discipline} onChange={(discipline) => onChange({ discipline })} />
        </FormField>
      </div>
    </>
  )
}
