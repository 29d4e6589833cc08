const word = '(?:page|pg|pp?|seite|página|pagina|pág|sida|side|strona|sivu|blad|страница|стр)\\.?'
const number = '\\d{0,3}'
const ofAll = `(?:\\s*(?:of|/|von|de|di|du|van|av|af|z|из|\\|)\\s*${number})?`
const alone = new RegExp(
  `^[-–—|]?\\s*(?:${word}\\s*)?${number}${ofAll}\\s*(?:\\|\\s*${word})?\\s*[-–—|]?$`,
  'iu',
)

/** True for a line that is only a page number: 'Page 2 of 3', '2', '- 2 -', 'Seite 2 von 3', '2 | Page'. */
export function isPageNumber(text: string): boolean {
  return alone.test(text.trim())
}

type Page = { number: number; count: number }

/** True for a line that ends with the numbers of this page and of all: 'Mara Lindqvist – 2/3'. */
export function endsWithPageOfAll(text: string, page: Page): boolean {
  const numbers = `0?${page.number}\\s*(?:/|of|von|de|di|du|van|av|af|z|из)\\s*0?${page.count}`
  return endsWith(text, `(?:^|\\s|${word}\\s*)${numbers}`)
}

/** True for a line that ends with this page's number after the word for it: 'Mara Lindqvist – Page 2'. */
export function endsWithPage(text: string, page: Page): boolean {
  return endsWith(text, `(?:^|[\\s|–—(-])${word}\\s*0?${page.number}`)
}

function endsWith(text: string, pattern: string): boolean {
  return text.length < 60 && new RegExp(`${pattern}\\s*[-–—|)]?$`, 'iu').test(text)
}
