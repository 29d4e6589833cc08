/** Titles and jobs that instructors add to their names. */
const addition =
  /^(?:[A-Z]{2,6}\+?|M\.S\.|Ph\.D\.|(?:Security|Linux|Network)\+|Developer and Lead Instructor|Software Engineer|System Design|Java Expert|AWS Developer Associate|Azure & Google Cloud Platforms|Software Architect\.ca|M\.S)$/

/** Names alone: without the advertising that instructors write behind theirs ("Jo Doe | 300,000+ Students"). */
export const instructorNames = (collected: string): string => {
  const names = collected
    .replace(/(\d),(?=\d{3})/g, '$1.')
    .split(', ')
    .map((part) => part.replace(/ (?:[|•] |- (?!Chuck)|Over \d).*$/s, '').trim())
    .filter((part) => part !== '' && !addition.test(part))
  return [...new Set(names)].join(', ')
}
