import { regionsContract } from '@atrium/contracts/shared/regions/contract'
import { Cascader, type CascaderOption } from '@atrium/ui/cascader'
import { atom, useAtom } from 'jotai'
import { type Ref, useMemo, useState } from 'react'
import { clientAtom } from '../host/host'
import { useTexts } from '../host/useKept'
import { type RequestAtom, requestAtom } from '../request/request'
import { componentMessages, sharedMessages } from '../texts/sharedMessages'
import { regionMessages } from './messages'

interface RegionCascaderProps {
  readonly ref?: Ref<HTMLButtonElement>
  /** Province, city and district; empty until chosen. */
  readonly value: readonly string[]
  readonly onChange: (region: string[]) => void
  readonly onBlur: () => void
}

/** Chooses province, city and district; the list is loaded when it is first opened. */
export function RegionCascader({ ref, value, onChange, onBlur }: RegionCascaderProps) {
  const texts = useTexts(regionMessages)
  const shared = useTexts(sharedMessages)
  const words = useTexts(componentMessages)
  const [wanted, setWanted] = useState(false)
  const [regions, askAgain] = useAtom(wanted ? regionsAtom : notAskedAtom)
  const options = useMemo(() => (regions.state === 'ready' ? optionsOf(regions.value) : undefined), [regions])
  return (
    <Cascader
      ref={ref}
      value={value}
      options={options}
      failed={regions.state === 'failed'}
      onValueChange={(region) => onChange([...region])}
      onBlur={onBlur}
      onOpen={() => setWanted(true)}
      onRetry={askAgain}
      placeholder={texts.placeholder}
      labels={{
        panel: texts.region,
        column: texts.level,
        search: texts.search,
        clearSearch: words.clearSearch,
        noMatches: texts.noMatches,
        loading: shared.loading,
        failed: texts.failed,
        retry: shared.retry,
      }}
    />
  )
}

interface Regions {
  readonly provinces: readonly Province[]
}

interface Province {
  readonly name: string
  readonly cities: readonly { readonly name: string; readonly counties: readonly string[] }[]
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

const regionsAtom = requestAtom([], (get, signal) =>
  get(clientAtom)(regionsContract.getRegions, {}, { signal }),
)
