import { Combobox } from '@atrium/ui/combobox'
import { FormField } from '@atrium/ui/form-field'
import { useState } from 'react'

const cities = ['Berlin', 'Bern', 'Lisbon', 'London', 'Lyon', 'Madrid'].map((value) => ({ value }))

const labels = { list: 'Cities', count: (options: number) => `${options} cities` }

export function ComboboxExample() {
  const [city, setCity] = useState('')
  const matches = cities.filter(({ value }) => value.toLowerCase().startsWith(city.toLowerCase()))

  return (
    <FormField label="City" hint="Choose one, or type any other.">
      <Combobox value={city} onValueChange={setCity} options={city === '' ? [] : matches} labels={labels} />
    </FormField>
  )
}
