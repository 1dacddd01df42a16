import { Combobox } from '@atrium/ui/combobox'
import { Select } from '@atrium/ui/select'
import { useState } from 'react'

const towns = ['Hangzhou', 'Ningbo', 'Wenzhou'].map((value) => ({ value, label: value }))

/** Controls that no feature of these tests has. */
export function Controls() {
  const [typed, setTyped] = useState('')
  return (
    <>
      <Select aria-label="Town" defaultValue="Ningbo" options={towns} />
      <Combobox
        aria-label="Any town"
        value={typed}
        onValueChange={setTyped}
        options={towns}
        labels={{ list: 'Towns', count: (options) => `${options} towns` }}
      />
    </>
  )
}
