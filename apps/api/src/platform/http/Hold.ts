/**
 * How a change holds its company, or the person whose things it changes, until its transaction ends.
 *
 * `alone`: nothing else of the company changes. `together`: beside others of its kind, any number at once,
 * because a finer lock keeps them apart; but not beside one that is alone.
 */
export type Hold = 'alone' | 'together'
