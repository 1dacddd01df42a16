import * as v from 'valibot'
import { text } from '../../wire/contract'

/** 0 not certified, 1 pending review, 2 not passed, 4 certified. */
export const certificationStatus = v.picklist([0, 1, 2, 4])

/** The vendor's customer service. */
export const hotline = '400-000-2026'

/** Most characters of a company's name. */
export const companyNameLength = 100

/** Fewest characters of a new company's name. */
export const leastNameLength = 2

export const newCompanyName = text(companyNameLength, leastNameLength)

/** Error code: another company has this name certified or under review. */
export const openedNameTaken = 54001

/** Two letters or digits, six digits, ten letters or digits; I, O, Z, S and V are never used. */
const codeShape = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/

/** Whether the text has the format of a unified social credit code. */
export const isCreditCode = (code: string): boolean => codeShape.test(code)
