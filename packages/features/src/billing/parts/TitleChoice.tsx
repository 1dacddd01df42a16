import { remarkLength } from '@atrium/contracts/shared/bill/contract'
import { FormField } from '@atrium/ui/form-field'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Skeleton } from '@atrium/ui/skeleton'
import { TextField } from '@atrium/ui/text-field'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import layout from '../../shared/screen/Layout.module.css'
import { titlesAtom } from '../atoms'
import { billingMessages } from '../messages'

interface TitleChoiceProps {
  readonly titleId: string | null
  readonly onChoose: (titleId: string | null) => void
  readonly remark: string
  readonly onRemark: (remark: string) => void
  /** "None" is no choice. */
  readonly isWanted: boolean
}

/** The title of an invoice, and its other fields. */
export function TitleChoice({ titleId, onChoose, remark, onRemark, isWanted }: TitleChoiceProps) {
  const texts = useTexts(billingMessages)
  const [titles, ask] = useAtom(titlesAtom)
  if (titles.state === 'loading') return <Skeleton shape="block" height={56} />
  if (titles.state === 'failed')
    return <RequestFailure failure={titles.failure} title={texts.titlesFailed} onRetry={ask} />
  if (isWanted && titles.value.length === 0) return <p className={layout.hint}>{texts.addTitleFirst}</p>
  return (
    <div className={layout.fields}>
      <RadioGroup
        look="outlined"
        aria-label={texts.invoice}
        value={titleId ?? none}
        onValueChange={(value) => onChoose(value === none ? null : value)}
      >
        {!isWanted && (
          <Radio value={none} description={texts.invoiceLater}>
            {texts.noInvoice}
          </Radio>
        )}
        {titles.value.map((title) => (
          <Radio
            key={title.id}
            value={title.id}
            description={
              title.kind === 'personal' ? texts.personal : `${texts[title.invoiceType]} · ${title.creditCode}`
            }
          >
            {title.invoiceHeader}
          </Radio>
        ))}
      </RadioGroup>
      {titleId !== null && (
        <FormField label={texts.remark}>
          <TextField
            value={remark}
            maxLength={remarkLength}
            onChange={(event) => onRemark(event.target.value)}
          />
        </FormField>
      )}
    </div>
  )
}

/** No title has this id. */
const none = ' '
