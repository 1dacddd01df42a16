import { createContext } from 'react'

/** The data that a field passes to its control. */
interface FormFieldWiring {
  controlId: string
  labelId: string
  /** Ids of hint and error, if they are shown. */
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FormFieldContext = createContext<FormFieldWiring | null>(null)
