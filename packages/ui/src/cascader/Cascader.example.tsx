import { Cascader } from '@atrium/ui/cascader'
import { FormField } from '@atrium/ui/form-field'
import { useState } from 'react'

const regions = [
  { name: 'Europe', children: [{ name: 'France' }, { name: 'Germany' }, { name: 'Italy' }] },
  { name: 'Asia', children: [{ name: 'China' }, { name: 'Japan' }] },
]

const labels = {
  panel: 'Regions',
  column: (position: number) => `Level ${position}`,
  search: 'Search regions',
  clearSearch: 'Clear the search',
  noMatches: 'No region has this name',
  loading: 'Loading regions',
  failed: 'The regions could not be loaded',
  retry: 'Try again',
}

export function CascaderExample() {
  const [region, setRegion] = useState<readonly string[]>([])

  return (
    <FormField label="Region">
      <Cascader
        value={region}
        onValueChange={setRegion}
        options={regions}
        placeholder="Choose a region"
        labels={labels}
      />
    </FormField>
  )
}
