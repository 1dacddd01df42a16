/** Reasons that hold for many screens. `states.ts` spreads them; the checks refuse one for a state that is shown. */

/** Screens of a person's own data. */
export const own = {
  Forbidden: 'everybody may see what is their own',
  ReadOnly: 'everybody may change what is their own',
} as const

/** Screens whose actions need no right besides the one to see them. */
export const oneRight = { ReadOnly: 'who may see it may also act on it' } as const

/** Screens without anything to change. */
export const looksOnly = { ReadOnly: 'changes nothing' } as const

/** Screens for everybody, signed in or not. */
export const open = { Forbidden: 'everybody may see it, signed in or not' } as const

/** Screens of what the person or the company of the frame has. */
export const unnamed = { NotFound: 'its address names nothing that could be missing' } as const

/** Content that is loaded whole, and again only in the background. */
export const whole = {
  NoMatches: 'has no search and no filter',
  Refreshing: 'reloads in the background, which nothing shows',
} as const

export const ownTexts = { LongText: 'shows only texts of its own' } as const
