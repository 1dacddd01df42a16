/** A partly hidden address: a***@example.com. */
export const maskedMail = (address: string): string => address.replace(/^(.)[^@]*@/, '$1***@')
