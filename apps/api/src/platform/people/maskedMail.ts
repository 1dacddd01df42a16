/** An address as others may see it: a***@example.com. */
export const maskedMail = (address: string): string => address.replace(/^(.)[^@]*@/, '$1***@')
