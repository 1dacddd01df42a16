/** z***@example.com: enough to recognise it. */
export const maskedMail = (address: string): string => address.replace(/^(.)[^@]*(?=@)/, '$1***')

/** 138****0001: enough to recognise it. */
export const maskedMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
