/** Escapes text so that Markdown shows it exactly; line ends become hard breaks. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .split(/\r?\n/)
    .map((line) =>
      line
        .trim()
        .replace(/^([-+=])/, '\\$1')
        .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2'),
    )
    .filter((line) => line !== '')
    .join('  \n')

/** Escapes text for a heading or list item, which a line break would end. */
export const inline = (text: string): string => escaped(text.replace(/\s+/g, ' ').trim())
