import { isSpelledOut } from '../text/acronyms.ts'
import { stem, stemsOf, wordsOf } from '../text/stems.ts'
import { baseOf } from '../text/verb-forms.ts'
import type { LineClaim, Violation } from './violation.ts'

/**
 * Groups of words that can replace each other without a stronger claim; a later group also supports an earlier one.
 */
const strongClaims: { pattern: RegExp; allowedBy: RegExp }[] = [
  {
    pattern:
      /\b(?:led|leading|leads?|spearhead\w*|headed|heading|directed|directing|chaired|captained|helmed)\b(?! (?:time|generation|gen|scoring|form|page|to\b))/i,
    allowedBy:
      /\b(?:led|leads?|leading|leadership|leader|spearhead\w*|head|headed|heading|headed|direct(?:ed|ing|s)|chair\w*|captain\w*)\b|\b(?:manag\w+|supervis\w+|ran) (?:a |the |our |an )?(?:[\w-]+ ){0,3}(?:team|people|engineers|developers|staff|group)\b/i,
  },
  {
    pattern: /\b(?:manage[ds]?|managing|supervis(?:e[ds]?|ing)|overs(?:aw|ee\w*))\b(?! to\b)/i,
    allowedBy:
      /\b(?:manag|supervis|overs[ae]|led\b|lead|head of|headed|in charge|responsible|administ|kept the|keeping the|looked after|took care of|ran\b|run\b|running\b|direct(?:ed|ing|or))/i,
  },
  {
    pattern: /\b(?:owned|owning|ownership|took charge)\b/i,
    allowedBy: /\b(?:own|owned|owner|owning|ownership|in charge|took charge|responsible)\b/i,
  },
  { pattern: /\barchitect(?:ed|ing|s)?\b/i, allowedBy: /\barchitect/i },
  {
    pattern: /\b(?:founded|co-founded|established|pioneer\w*|invented|originated)\b/i,
    allowedBy: /\b(?:found|establish|pioneer|invent|originat|set up|started)/i,
  },
  {
    pattern: /\b(?:mentor(?:ed|ing|s)?|coach(?:ed|ing|es)?)\b/i,
    allowedBy: /\b(?:mentor|coach|train|taught|teach|tutor|guid|advis|onboard)/i,
  },
  {
    pattern: /\b(?:single-?handed(?:ly)?|independently|solely|alone|by (?:myself|himself|herself)|sole)\b/i,
    allowedBy:
      /\b(?:single-?handed|independent|sole|alone|by (?:my|him|her)self|on (?:my|his|her) own|only (?:developer|engineer|administrator|one))/i,
  },
  { pattern: /\bfrom (?:scratch|the ground up)\b/i, allowedBy: /\bfrom (?:scratch|the ground up|zero)\b/i },
  { pattern: /\bend[- ]to[- ]end\b/i, allowedBy: /\bend[- ]to[- ]end\b|\be2e\b|from .+ to /i },
  {
    pattern:
      /\b(?:award[- ]winning|awarded|award|prize|recogni[sz]ed (?:as|for|by)|honou?red (?:as|with))\b/i,
    allowedBy: /\b(?:award|prize|won\b|winner|recogni[sz]|honou?r)/i,
  },
  { pattern: /\bpromot(?:ed|ion) to\b|\bpromoted\b/i, allowedBy: /\bpromot/i },
  { pattern: /\bpatent(?:s|ed)?\b/i, allowedBy: /\bpatent/i },
  { pattern: /\bpublish(?:ed|er)?\b/i, allowedBy: /\bpublish|\bpublication|\breleased|\bposted/i },
  {
    pattern:
      /\b(?:expert|expertise|guru|mastery|mastered|world[- ]class|renowned|top[- ]performing|leading expert|authority on|specialist in|best-in-class|industry-leading)\b/i,
    allowedBy:
      /\b(?:expert|guru|master|world[- ]class|renowned|top[- ]perform|authority|speciali|best|industry-leading)/i,
  },
  {
    pattern:
      /\b(?:proficien(?:t|cy)|advanced|extensive|in-depth|deep|strong|proven|seasoned|highly skilled|solid)\b(?= (?:knowledge|experience|skills?|understanding|command|background|track|in\b|with|use|user|[\p{Lu}]))/iu,
    allowedBy:
      /\b(?:proficien|advanced|extensive|in-depth|deep|strong|proven|seasoned|skilled|solid|expert)/i,
  },
  {
    pattern:
      /\b(?:enterprise|company|organi[sz]ation|nation|firm)[- ]?wide\b|\bworldwide\b|\bglobal(?:ly)?\b|\binternational(?:ly)?\b|\bnational(?:ly)?\b/i,
    allowedBy:
      /\b(?:enterprise|company|organi[sz]ation|nation|firm)[- ]?wide\b|\bworldwide\b|\bglobal|\bnational|\binternational|\b(?:whole|entire|across the|all of the) (?:company|enterprise|organi[sz]ation|firm)|\bcountries\b|\beveryone\b/i,
  },
  { pattern: /\b(?:mission|business)[- ]critical\b/i, allowedBy: /\bcritical\b/i },
  { pattern: /\b(?:volunteered|pro bono)\b/i, allowedBy: /\bvolunt|\bpro bono|\bunpaid/i },
  {
    pattern: /\b(?:hired|recruited|fired|interviewed)\b/i,
    allowedBy: /\b(?:hir|recruit|fir|interview|staffing)/i,
  },
  { pattern: /\b(?:budget|p&l)\b/i, allowedBy: /\b(?:budget|p&l|cost|spend|\$|€)/i },
]

const outcomes: { pattern: RegExp; allowedBy: RegExp }[] = [
  {
    pattern:
      /\b(?:reduc\w+|decreas\w+|lower(?:ed|ing)|cut(?:ting)?|shorten\w*|minimi[sz]\w+|eliminat\w+|slash\w*)\b/i,
    allowedBy:
      /\b(?:reduc|decreas|lower|cut|less|fewer|shorten|minimi[sz]|eliminat|drop|down from|fell|shrank|shrink|sav|faster|no more|stopped|quicker|remov|slash|halv|went from|from .+ to |instead of|prevent)/i,
  },
  {
    pattern:
      /\b(?:increas\w+|boost\w*|grew|growing|growth|rais(?:ed|ing)|doubl\w+|accelerat\w+|speed(?:ing)? up|sped up)\b/i,
    allowedBy:
      /\b(?:increas|boost|gr[eo]w|rais|doubl|twice|more\b|higher|up from|accelerat|speed|sped|faster|quicker|scal|gain|went from|from .+ to |instead of|\d\s?x\b)/i,
  },
  {
    pattern: /\b(?:improv\w+|enhanc\w+|streamlin\w+|optimi[sz]\w+)\b/i,
    allowedBy:
      /\b(?:improv|enhanc|streamlin|optimi[sz]|better|faster|quicker|reduc|increas|less|fewer|more\b|simplif|automat|tun|refactor|clean|cut|easier|upgrad|speed|sped)/i,
  },
  { pattern: /\b(?:sav(?:ed|ing|es))\b/i, allowedBy: /\b(?:sav|less|fewer|cut|reduc|free)/i },
  {
    pattern:
      /\b(?:resulting in|resulted in|leading to|led to|enabling|ensuring|thereby|achiev\w+|exceed\w+|surpass\w+|outperform\w+)\b/i,
    allowedBy:
      /\b(?:result|lead|led|so that|enabl|ensur|thereby|achiev|exceed|surpass|outperform|which|because|so\b|reach|hit|met\b|beat)/i,
  },
  {
    pattern: /\b(?:revenue|profit\w*|sales|roi|conversion|retention|customer satisfaction|csat|nps)\b/i,
    allowedBy:
      /\b(?:revenue|profit|sale|sold|roi|return|conversion|retention|satisf|csat|nps|turnover|churn)/i,
  },
]

const phraseViolations = ({ line, source }: LineClaim): Violation[] =>
  [...strongClaims, ...outcomes].flatMap(({ pattern, allowedBy }): Violation[] => {
    const found = pattern.exec(line)?.[0]
    if (!found || allowedBy.test(source)) return []
    return isSpelledOut(found, { line, source }) ? [] : [{ kind: 'claim', found }]
  })

type Hedge = { said: RegExp; keptBy: RegExp }

const person =
  '(?:lead|head|chief|engineer|developer|manager|director|nurse|doctor|teacher|chef|cook|editor|analyst|architect|administrator|supervisor|officer|owner|colleague|team|crew|boss|partner|lawyer|attorney|senior)s?'

const hedges: Hedge[] = [
  {
    said: new RegExp(
      [
        String.raw`\b(?:help(?:ed|ing|s)?(?: to| out)?|aid(?:ed|ing|s)?|assist(?:ed|ing|s)?(?: (?:in|with|by))?|supported)\b`,
        String.raw`\bcontribut(?:ed|ing|es?) (?:[\w-]+ ){0,4}to\b`,
        String.raw`\b(?:participat(?:ed|ing|es?) in|involved (?:in|with)|joined in|took part in|worked on)\b`,
        String.raw`\bpart of (?:a|the) (?:\w+ )?(?:team|group|crew|effort)\b`,
        String.raw`\b(?:on|in|member of|belonged to) (?:a|the) (?:[\w-]+ )?(?:team|group|crew|committee|squad) (?:that|which|who|behind)\b`,
        String.raw`\bworked under\b`,
        String.raw`\bcollaborat(?:ed|ing) (?:on|in)\b`,
        String.raw`\bpitch(?:ed|ing)? in\b|\bchipped in\b|\b(?:g[ai]ve|giving|lent|lending|lend) (?:\w+ ){0,4}?(?:a |some )?(?:hand|help|assistance|support)\b`,
        String.raw`\b(?:back(?:ed|ing)? up|stood in for|filled in for|deputi[sz]ed for|cover(?:ed|ing) for) (?:the |our |a |my )?(?:[\w-]+ ){0,2}${person}\b`,
        String.raw`\b(?:under|with) (?:the )?(?:guidance|supervision|direction|lead|leadership|help) of\b|\bsupervised by\b`,
      ].join('|'),
      'i',
    ),
    keptBy:
      /\b(?:help|aid|assist|support|contribut|participat|involv|part\b|with the team|collaborat|worked|together|jointly|joined|we\b|team|hand\b|pitch|cover|stood in|filled in|back(?:ed|ing)? up|deput|guidance|supervis|under)/i,
  },
  {
    said: /\b(?:co-?(?:wrote|led|authored|developed|designed|organi[sz]ed|founded|built|hosted|created|taught|managed|ran)|together with|jointly|alongside)\b/i,
    keptBy:
      /\b(?:co-?\w|with\b|together|joint|alongside|team|help|assist|contribut|part\b|colleague|shared?)/i,
  },
  {
    said: /\b(?:proposed|suggested|recommended|planned to|intended to|wanted to|hoped to|prototyp(?:ed|ing)|experimented with|explored|tried to|attempted(?: to)?|drafted|pitched (?:a|an|the)|sketched)\b/i,
    keptBy:
      /\b(?:propos|suggest|recommend|plann(?:ed|ing)|intend|prototyp|experiment|explor|tried|attempt|draft|pitch|sketch|idea)/i,
  },
  {
    said: /\b(?:shadow(?:ed|ing)|observed|witnessed|accompanied|sat in (?:on|at|with)|listened in|tagged along|was present|attended|learn(?:ed|ing|t)(?: (?:about|how to|to))?|stud(?:ied|ying)|familiar with|exposure to|exposed to|basic (?:knowledge|understanding|skills)|beginner)\b/i,
    keptBy:
      /\b(?:shadow|observ|witness|accompan|sat in|listen|present|attend|learn|stud(?:y|ied)|familiar|expos|basic|beginner|took part|participat|research|investigat|analy[sz]|examin|trained in|(?:took|completed|visited|followed) (?:[\w-]+ ){0,4}(?:course|training|class))/i,
  },
]

/** Where the text after a hedge describes a separate action: "helped with X and wrote Y". */
const deedsAfter = (source: string, at: number): Set<string> => {
  const rest = source.slice(at)
  const next = rest.search(/[.;]|,? and [a-z]+(?:ed|ote|uilt|an|ade|ook|t)\b/)
  return next < 0 ? new Set() : stemsOf(rest.slice(next))
}

/** What the source only helped with, planned or observed must not appear as done in the line. */
const hedgeViolations = ({ line, source }: LineClaim): Violation[] =>
  hedges.flatMap(({ said, keptBy }): Violation[] => {
    const hedge = said.exec(source)
    if (!hedge || hedge.index > 40 || keptBy.test(line)) return []
    const first = wordsOf(line)[0] ?? ''
    const deeds = new Set([...stemsOf(source.slice(0, hedge.index)), ...deedsAfter(source, hedge.index)])
    return deeds.has(stem(baseOf(first) ?? first)) || deeds.has(stem(first))
      ? []
      : [{ kind: 'claim', found: first }]
  })

const negation =
  /\b(?:(?:did|was|were|could|do|does|has|have|is|are) not|not yet|never|no longer|didn['’]t|wasn['’]t|couldn['’]t|unfinished|incomplete|abandoned|unable)\b/gi

/** A "didn't" in the source may become "did not" in the line. */
const sayings = (word: string): string[] =>
  /n['’]t$/i.test(word) ? [...wordsOf(word), 'not'] : wordsOf(word)

const negationViolations = ({ line, source }: LineClaim): Violation[] => {
  const told = stemsOf(line)
  return [...source.matchAll(negation)]
    .filter(([word]) => sayings(word).every((part) => !told.has(stem(part))))
    .map(([found]) => ({ kind: 'claim', found }))
}

/** "We" did it: the line must not attribute it to one person. */
const groupViolations = ({ line, source }: LineClaim): Violation[] =>
  /^\W*we\b/i.test(source) &&
  !/\b(?:we|team|together|jointly|group|as part|colleagues|helped|contributed)\b/i.test(line)
    ? [{ kind: 'claim', found: wordsOf(line)[0] ?? line }]
    : []

const othersDeed = new RegExp(
  String.raw`\b(?:while|as|when|after|before) (?:the|our|my|a|an) (?:[\w-]+ ){0,2}?${person} ([a-z]+)`,
  'gi',
)

/** "Took notes while the director presented": the director presented. */
const otherViolations = ({ line, source }: LineClaim): Violation[] => {
  const first = wordsOf(line)[0] ?? ''
  const deed = stem(first)
  const own = stemsOf(source.replace(othersDeed, ' '))
  return [...source.matchAll(othersDeed)].some(([, verb = '']) => stem(verb) === deed) && !own.has(deed)
    ? [{ kind: 'claim', found: first }]
    : []
}

/** Claims stronger than the source: sole credit, outcomes and praise that nobody stated. */
export const checkClaims = (claim: LineClaim): Violation[] => phraseViolations(claim)

/**
 * Help, plans, failures and shared work presented as one person's finished work. Only for a line made from few lines:
 * a whole resume always mentions help somewhere.
 */
export const checkStrength = (claim: LineClaim): Violation[] => [
  ...hedgeViolations(claim),
  ...negationViolations(claim),
  ...groupViolations(claim),
  ...otherViolations(claim),
]
