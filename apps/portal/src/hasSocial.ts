/** Whether the service knows providers of social accounts, as it says in the page. */
export const hasSocial = (): boolean => document.querySelector('meta[name=social]') !== null
