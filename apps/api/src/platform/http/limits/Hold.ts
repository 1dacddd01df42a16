/**
 * How a change locks its company, or the person whose data it changes, until its transaction ends.
 *
 * `alone`: nothing else of the company changes. `together`: in parallel with others of its kind, because a
 * finer lock separates them, but not with one that is alone.
 */
export type Hold = 'alone' | 'together'
