import type { LineClaim, Violation } from './violation.ts'

type Credential = { kind: Violation['kind']; pattern: RegExp }

const degrees = [
  /\bbachelor(?:['’]?s)?\b|\bB\.?Sc\b|\bB\.S\.?(?=\W|$)|\bBS (?=in |of |degree)|\bB\.A\.?(?=\W|$)|\bBA (?=in |degree)|\bB\.?(?:Tech|Eng|Com)\b|\bB\.E\.|\bB[BC]A\b|\bundergraduate degree\b/i,
  /\bmaster['’]s\b|\bmasters (?:degree|in|of)\b|\bmaster of\b|\bM\.?Sc\b|\bM\.S\.?(?=\W|$)|\bMS (?=in |degree)|\bM\.A\.(?=\W|$)|\bMA (?=in |degree)|\bM\.?(?:Tech|Eng)\b|\bMCA\b/i,
  /\bMBA\b/,
  /\bPh\.?\s?D\b|\bdoctor(?:ate|al)\b|\bdoctor of\b|\bD\.?Phil\b/i,
  /\bassociate['’]?s? (?:degree|of)\b|\bA\.?A\.?S\.?\b(?= |$)/i,
  /\bdiplomas?\b/i,
  /\bGPA\b|\bgrade point\b/i,
  /\b(?:with|first[- ]class) honou?rs\b|\b(?:summa|magna) cum laude\b|\bcum laude\b|\bdean['’]s list\b|\bvaledictorian\b|\bdistinction\b/i,
  /\bgraduated\b|\bgraduate of\b|\balumn(?:us|a|i)\b|\bstudied at\b|\bdegree\b/i,
  /\buniversity\b|\bcollege\b|\bpolytechnic\b/i,
  /\bminor(?:ed)? in\b/i,
]

const certificateNames =
  /\b(?:CISSP|CISM|CISA|CRISC|CEH|CHFI|OSCP|OSCE|GSEC|GCIH|GPEN|CCSP|SSCP|CCNA|CCNP|CCIE|CCENT|PMP|CAPM|PRINCE2|ITIL|TOGAF|CKA|CKAD|CKS|KCNA|RHCE|RHCSA|LPIC(?:-?\d)?|LFCS|CSM|PSM|CSPO|PSPO|SAFe Agilist|MCSE|MCSA|MCP|VCP|OCP|OCA|OCJP|CFA|CPA|CompTIA|ISTQB|AZ-\d{3}|DP-\d{3}|SC-\d{3}|AI-\d{3}|MS-\d{3}|SAA-C0\d)\b|\b(?:Security|Network|Server|Cloud|Linux|Pentest|CySA|CASP|Data|Project)\+|\bA\+(?=\s|$|[,.;])|\b(?:green|black|yellow) belt\b/gi

const certificateWords = [
  /\bcertified\b|\bcertificat(?:e|es|ion|ions)\b|\bcert\b/i,
  /\baccredited\b|\baccreditation\b/i,
  /\blicen[sc]ed (?!under)\p{L}/iu,
  /\blicen[sc]es?\b|\blicensure\b/i,
  /\bqualified\b|\bqualifications?\b/i,
  /\bchartered\b/i,
  /\bsecurity clearance\b|\bclearance\b/i,
]

export const naturalLanguages =
  /\b(?:English|German|French|Spanish|Italian|Portuguese|Dutch|Russian|Ukrainian|Polish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Greek|Turkish|Arabic|Hebrew|Hindi|Urdu|Bengali|Tamil|Telugu|Punjabi|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Thai|Indonesian|Malay|Tagalog|Swahili|Swedish|Norwegian|Danish|Finnish|Serbian|Croatian|Slovenian|Persian|Farsi|Catalan|Basque|Galician|Irish|Welsh|Icelandic|Estonian|Latvian|Lithuanian|Albanian|Macedonian|Bosnian|Georgian|Armenian|Azerbaijani|Kazakh|Uzbek|Mongolian|Nepali|Sinhala|Marathi|Gujarati|Kannada|Malayalam|Pashto|Dari|Kurdish|Amharic|Somali|Yoruba|Igbo|Hausa|Zulu|Xhosa|Afrikaans|Filipino|Khmer|Burmese|Belarusian|Maltese|Luxembourgish|Latin|Esperanto)\b/gi

const languageLevels = [
  /\b(?:native|mother tongue|first language)\b(?! (?:app|mobile|ios|android|code|module|binar|cloud|builds?|speed|integration|windows|apps|modules|applications?|support))/i,
  /\bbilingual\b|\btrilingual\b/i,
  /\bfluen(?:t|tly|cy)\b/i,
  /\b(?:full|limited|elementary) (?:professional|working)(?: proficiency)?\b|\bprofessional (?:working )?proficiency\b|\bworking proficiency\b/i,
  /\bconversational\b(?! (?:ai|interface|agent|bot))/i,
  ...['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map((level) => new RegExp(`\\b${level}\\b`)),
]

const unfinished =
  /\b(?:not (?:finished|completed|graduated|awarded)|unfinished|incomplete|did not (?:finish|complete|graduate)|dropped out|left (?:in )?\d{4}|left (?:without|before|early)|discontinued|abandoned|candidate|coursework|credits|towards?|pursuing|currently|in progress|ongoing|enrol+ed|expected|anticipated|pending|semesters?|(?:first|second|third|fourth|final|last|1st|2nd|3rd|4th)[- ]year|years? of|studying|student|attended|attending|some college|partial|interrupted|paused|outstanding|yet to|still to|not yet|to be submitted|broken off|broke off|cut short|withdrew|withdrawn)\b/i
const preparing =
  /\b(?:read(?:ing)? (?:up )?(?:for|on)|stud(?:y|ied|ying)|prepar(?:e|ed|ing|ation)|plan(?:s|ned|ning)?|hop(?:e|ed|ing)|want(?:s|ed)?|intend(?:s|ed)?|training|trained|course|class|workshop|bootcamp|webinar|registered for|signed up|scheduled|booked|learning|working on|towards?|attended|expired|lapsed|mock|practice|failed|in progress|pursuing|candidate|expected)\b/i
const achieved =
  /\b(?:passed|earned|obtained|got|received|achieved|awarded|holds?|held|completed|finished|graduated|gained|certified)\b/i

const credentials: Credential[] = [
  ...degrees.map((pattern): Credential => ({ kind: 'degree', pattern })),
  ...certificateWords.map((pattern): Credential => ({ kind: 'certificate', pattern })),
  ...languageLevels.map((pattern): Credential => ({ kind: 'language-level', pattern })),
]

const isSameDegree = (pattern: RegExp, source: string): boolean =>
  pattern.source.startsWith('\\buniversity')
    ? /\buniversit|\bcollege\b|\bpolytechnic\b/i.test(source)
    : pattern.test(source)

const folded = (text: string): string => text.toLowerCase().replace(/[\s-]/g, '')

const namesNotIn = (names: RegExp, { line, source }: LineClaim): string[] => {
  const given = new Set((source.match(names) ?? []).map(folded))
  return (line.match(names) ?? []).filter((name) => !given.has(folded(name)))
}

/** Degrees, certificates, languages and language levels that are not in the source. */
export const checkCredentials = (claim: LineClaim): Violation[] => [
  ...credentials.flatMap(({ kind, pattern }): Violation[] => {
    const found = pattern.exec(claim.line)?.[0]
    return found && !isSameDegree(pattern, claim.source) ? [{ kind, found }] : []
  }),
  ...namesNotIn(certificateNames, claim).map((found): Violation => ({ kind: 'certificate', found })),
  ...namesNotIn(naturalLanguages, claim).map((found): Violation => ({ kind: 'language-level', found })),
]

/** Whether the text names a certificate rather than just a course or a place. */
export const namesCertificate = (text: string): boolean =>
  text.search(certificateNames) >= 0 ||
  /\b(?:certified|certificat(?:e|ion)|licen[sc]ed?|chartered)\b/i.test(text)

const firstOf = (patterns: RegExp[], text: string): string | undefined => {
  for (const pattern of patterns) {
    const found = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(text)?.[0]
    if (found) return found
  }
  return undefined
}

const concluded = /\b(?:completed|finished|graduated|concluded)\b/i

const bareDegree = /\b(?:bachelor|master|magister|doctorate|diploma|degree|licentiate)\b/i

/**
 * A degree or certificate that the source calls unfinished or only in preparation, stated without that qualifier. For
 * lines with few sources, because a whole resume has such words somewhere.
 */
export const checkCompletion = ({ line, source }: LineClaim): Violation[] => {
  const degree = firstOf([...degrees, bareDegree], line)
  const completed = concluded.exec(line)?.[0]
  const isLeftOpen = unfinished.test(source) && !unfinished.test(line)
  const certificate = firstOf([certificateNames, ...certificateWords], line)
  return [
    ...(degree && isLeftOpen ? [{ kind: 'degree' as const, found: degree }] : []),
    ...(completed && isLeftOpen && !concluded.test(source)
      ? [{ kind: 'degree' as const, found: completed }]
      : []),
    ...(certificate && preparing.test(source) && !preparing.test(line) && !achieved.test(source)
      ? [{ kind: 'certificate' as const, found: certificate }]
      : []),
  ]
}
