import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'

const rows = [
  ['手机号', '姓名'],
  [null, '白露'],
  ['13800000002', '谷雨'],
]

type Parts = Record<string, string>

async function rewritten(rows: (string | null)[][], change: (parts: Parts) => Parts): Promise<Uint8Array> {
  const parts = unzipSync(await writeXlsx({ sheets: [{ name: '名单', rows }] }))
  const texts = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]))
  const changed = Object.entries(change(texts)).map(([name, text]) => [name, strToU8(text)])
  return zipSync(Object.fromEntries(changed))
}

/** A list of two people; the first has this raw cell instead of a phone. */
export const withCell = (cell: string) =>
  rewritten(rows, (parts) => {
    const name = 'xl/worksheets/sheet1.xml'
    const sheet = parts[name] ?? ''
    return { ...parts, [name]: sheet.replace(/<row r="2"[^>]*>/, (row) => row + cell) }
  })

/** A list of two people, after a sheet that is only a chart. */
export const withChartSheet = () =>
  rewritten(rows, (parts) => {
    const [workbook, links] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels']
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet'
    const link = `<Relationship Id="rId99" Type="${type}" Target="chartsheets/sheet1.xml"/>`
    return {
      ...parts,
      'xl/chartsheets/sheet1.xml':
        '<chartsheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews/></chartsheet>',
      [workbook]: (parts[workbook] ?? '').replace(
        '<sheets>',
        '<sheets><sheet name="图表" sheetId="99" r:id="rId99"/>',
      ),
      [links]: (parts[links] ?? '').replace('</Relationships>', `${link}</Relationships>`),
    }
  })
