import { describe, expect, it } from 'vitest'
import { csvOf } from './csv'

const body = (text: string) => csvOf([[text]]).slice(1, -2)

describe('csvOf', () => {
  it('has a byte order mark, quotes every cell and ends every line', () => {
    expect(
      csvOf([
        ['姓名', 'a "b", c'],
        ['1\n2', ''],
      ]),
    ).toBe('\uFEFF"姓名","a ""b"", c"\r\n"1\n2",""\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =cmd|x', '＝1', '|x', '%0A=1'])(
    'lets no spreadsheet run %j',
    (text) => expect(body(text)).toBe(`"'${text}"`),
  )

  it.each(['13800000001', '设计-一院', 'a=b', '2026-01-01'])('leaves %s as it is', (text) =>
    expect(body(text)).toBe(`"${text}"`),
  )
})
