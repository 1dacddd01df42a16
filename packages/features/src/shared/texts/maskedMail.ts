/** z***@example.com: enough to recognise it. */
export const maskedMail = (address: string): string => address.replace(/^(.)[^@]*(?=@)/, '$1***')
