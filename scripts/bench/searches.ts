import { type List, members } from './lists'

/** What somebody types into the search of everything, with how many members it finds. */
const typed = [
  { what: 'one letter', term: 'z', rows: 5 },
  { what: 'initials', term: 'wjg', rows: 5 },
  { what: 'pinyin', term: 'wangjian', rows: 5 },
  { what: 'a surname', term: '王', rows: 5 },
  { what: 'the end of a phone', term: '0099999', rows: 1 },
  { what: 'letters of nobody', term: 'qqqq', rows: 0 },
  { what: 'characters of nobody', term: '無', rows: 0 },
]

export const searchesOf = (enterPriseId: string): List[] =>
  typed.map(({ what, term, rows }) => ({
    what: `${what} among ${members.toLocaleString('en')} members`,
    path: `/api/Enterprise/Search?${new URLSearchParams({ enterPriseId, searchCondition: term })}`,
    requests: 40,
    most: 1.5,
    rows,
    rowsIn: 'members',
  }))
