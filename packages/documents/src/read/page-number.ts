/** True for a header or footer line that is only a page number: 'Page 2 of 3', '2'. */
export function isPageNumber(text: string): boolean {
  return /^[-–—]?\s*(?:page\s*)?\d{0,3}(?:\s*(?:of|\/)\s*\d{0,3})?\s*[-–—]?$/i.test(text)
}
