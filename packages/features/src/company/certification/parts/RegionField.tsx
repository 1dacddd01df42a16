import { Cascader, type CascaderOption } from '@atrium/ui/cascader'
import { atom, useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { Field } from '../../../shared/form/Field'
import { useTexts } from '../../../shared/host/useHost'
import type { RequestAtom } from '../../../shared/request/request'
import { componentMessages } from '../../../shared/texts/componentMessages'
import { sharedMessages } from '../../../shared/texts/sharedMessages'
import { regionsAtom } from '../atoms'
import { certificationMessages } from '../messages'
import type { CertificationForm } from '../useCertificationForm'

type Regions = { readonly provinces: readonly Province[] }
interface Province {
  readonly name: string
  readonly cities: readonly { readonly name: string; readonly counties: readonly string[] }[]
}

/** Province, city and district; the list is asked for when it is first opened. */
export function RegionField({ form }: Pick<CertificationForm, 'form'>) {
  const texts = useTexts(certificationMessages)
  const shared = useTexts(sharedMessages)
  const words = useTexts(componentMessages)
  const [wanted, setWanted] = useState(false)
  const [regions, askAgain] = useAtom(wanted ? regionsAtom : notAskedAtom)
  const options = useMemo(() => (regions.state === 'ready' ? optionsOf(regions.value) : undefined), [regions])
  return (
    <Field form={form} name="region" label={texts.region} required>
      {({ value, onChange, onBlur }) => (
        <Cascader
          value={value}
          options={options}
          failed={regions.state === 'failed'}
          onValueChange={(region) => onChange([...region])}
          onBlur={onBlur}
          onOpen={() => setWanted(true)}
          onRetry={askAgain}
          placeholder={texts.regionPlaceholder}
          labels={{
            panel: texts.region,
            column: texts.regionLevel,
            search: texts.regionSearch,
            clearSearch: words.clearSearch,
            noMatches: texts.regionNoMatches,
            loading: shared.loading,
            failed: texts.regionFailed,
            retry: shared.retry,
          }}
        />
      )}
    </Field>
  )
}

const notAskedAtom: RequestAtom<Regions> = atom({ state: 'loading' } as const, () => undefined)

const optionsOf = ({ provinces }: Regions): readonly CascaderOption[] =>
  provinces.map(({ name, cities }) => ({
    name,
    children: cities.map((city) => ({
      name: city.name,
      children: city.counties.map((county) => ({ name: county })),
    })),
  }))
