import { createContext } from 'react'

/** What a field tells the control inside it. */
interface FormFieldWiring {
  controlId: string
  labelId: string
  /** Ids of hint and error, as far as they are shown. */
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FormFieldContext = createContext<FormFieldWiring | null>(null)
