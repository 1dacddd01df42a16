import * as v from 'valibot'
import { text } from '../../wire/contract'

/** 0 not certified, 1 pending review, 2 not passed, 4 certified. */
export const certificationStatus = v.picklist([0, 1, 2, 4])

/** Most characters of a company's name. */
export const companyNameLength = 100

/** Fewest characters of the name of a company that is opened. */
export const leastNameLength = 2

/** How a company is called that is opened. */
export const newCompanyName = text(companyNameLength, leastNameLength)

/** Code of the refusal of a name that another company has, certified or under review. */
export const openedNameTaken = 54001

/** Two letters or digits, six digits, ten letters or digits; I, O, Z, S and V are never used. */
const codeShape = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/

/** Whether a unified social credit code is written as one. */
export const isCreditCode = (code: string): boolean => codeShape.test(code)
