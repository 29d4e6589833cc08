/** How many of the collected descriptions begin; level and length are shown beside them anyway. */
const opening =
  /^This (?:(?:beginner|intermediate|advanced) )?(?:course series|course|guided project|certificate)(?: \([^)]*\))? (?=[a-z])/

/** What a program completed without an article, or that nobody would say. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [/^Gives (an? )/, '$1'],
  [/^Covers (?:the )?(.+) (essentials|basics|fundamentals|foundations)\.$/, 'Covers the $2 of $1.'],
  [/^Covers (essentials|basics|fundamentals|foundations|core ideas) (of|for)\b/, 'Covers the $1 $2'],
  [/^Covers advanced ([A-Z]\w+)\.$/, 'Goes beyond the basics of $1.'],
  [/^Prepares for\b/, 'Prepares you for'],
]

const american: readonly (readonly [RegExp, string])[] = [
  [
    /\b(\w*)(organ|visual|optim|summar|regular|token|normal|container|priorit|recogn)is(e|es|ed|ing|ations?|er)\b/gi,
    '$1$2iz$3',
  ],
  [/\b(a)nalys(e|ed|ing)\b/gi, '$1nalyz$2'],
  [/\b(m)odell(ed|ing|er)\b/gi, '$1odel$2'],
  [/\b(c)atalogue\b/gi, '$1atalog'],
  [/\b(p)rogrammes\b/gi, '$1rograms'],
  [/\b(d)efence(s?)\b/gi, '$1efense$2'],
  [/\b(b)ehaviour/gi, '$1ehavior'],
  [/\b(a)rtefact/gi, '$1rtifact'],
  [/\b(p)ractised\b/gi, '$1racticed'],
]

const replaceAll = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((changed, [pattern, wording]) => changed.replace(pattern, wording), text)

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The collected description without the words that a program put before it, in American spelling. */
export const describeCourse = (collected: string): string =>
  capitalize(replaceAll(replaceAll(capitalize(collected.replace(opening, '')), wordings), american))
