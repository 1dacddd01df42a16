/** Whose something is: whatever can be bought, held or stored has one. */
export type Owner =
  | { readonly kind: 'person'; readonly userId: string }
  | { readonly kind: 'company'; readonly companyId: string }
