/**
 * The text of a labelled row as it was written: rows may contain escaped bytes like "\xe2\x80\x93", and some resumes
 * are one line with two spaces per line break.
 */
export function unescapeText(text: string): string {
  const bytes = text
    .replace(/^"|"$/g, '')
    .replaceAll('""', '"')
    .replace(/(?:\\x[0-9a-f]{2})+/g, (codes) =>
      Buffer.from(codes.replaceAll('\\x', ''), 'hex').toString('utf8'),
    )
  return bytes.includes('\n') ? bytes : bytes.replace(/ {2,}/g, (gap) => (gap.length < 4 ? '\n' : '\n\n'))
}
