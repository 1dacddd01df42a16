/** z***@example.com: enough to know it by. */
export const maskedMail = (address: string): string => address.replace(/^(.)[^@]*(?=@)/, '$1***')
