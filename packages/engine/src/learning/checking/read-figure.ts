const plain = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/
const thousands = /^[+-]?\d{1,3}(?:[,'’ \u00a0\u202f_]\d{3})+(?:\.\d+)?$/
const decimalComma = /^[+-]?\d+,\d+$/

const longest = 20

/** Reads "16,400", "0,60", "3 %", "$12.50" or "about 13 years" as a number; undefined if there is no figure in 0 to 9. */
export const readFigure = (text: string): number | undefined => {
  const found = /[+\-−]?\.?\d(?:[\d.,'’_]|[ \u00a0\u202f](?=\d{3}(?!\d)))*/.exec(text)?.[0]
  if (!found || found.length > longest) return undefined
  const figure = found.replace('−', '-').replace(/[.,'’_]+$/, '')
  if (plain.test(figure)) return Number(figure)
  if (thousands.test(figure)) return Number(figure.replace(/[,'’ \u00a0\u202f_]/g, ''))
  return decimalComma.test(figure) ? Number(figure.replace(',', '.')) : undefined
}
