import type { StructurePart } from './answer-mark.ts'
import type { MarkedText } from './answer-text.ts'
import type { MarkedQuestion } from './marking-input.ts'

type Sign = { part: string; pattern: RegExp; within?: 'start' | 'end' }

const story: readonly Sign[] = [
  {
    part: 'situation',
    pattern:
      /\b(?:when i (?:was|worked|had|joined|started)|(?:in|at|on) my (?:last|previous|old|first|current|former)|(?:last|this) (?:year|spring|summer|autumn|fall|winter|month|quarter)|years? ago|(?:we|i|there|it|team|company|project|customer|client) (?:was|were|had)\b|back (?:in|then|at)|once|in (?:19|20)\d\d)/iu,
    within: 'start',
  },
  {
    part: 'task',
    pattern:
      /\b(?:my (?:job|task|role|goal|part|responsibility)|(?:i|we) (?:had|needed|wanted|was asked|were asked|was supposed|was responsible|was in charge|had been asked) (?:to|for|of)|was (?:mine|up to me)|asked me to|deadline|goal was|had to be|needed to be|promised|due (?:on|by|in))/iu,
  },
  {
    part: 'action',
    pattern:
      /\bi (?:\p{L}+ly |then |also |first |just |even )?(?:asked|called|wrote|built|made|took|set|told|went|sat|looked|talked|started|stopped|proposed|suggested|decided|drew|put|found|checked|tested|explained|showed|moved|changed|cut|split|offered|invited|began|read|counted|listed|measured|compared|pulled|brought|gave|kept|ran|fixed|agreed|spoke|organi[sz]ed|prepared|planned|led|\p{L}{3,14}ed)\b/iu,
  },
  {
    part: 'result',
    pattern:
      /\b(?:in the end|as a result|afterwards?|since then|ever since|finally|eventually|the result|the outcome|turned out|worked out|went live|(?:we|they|it|i) (?:shipped|delivered|finished|saved|dropped|fell|rose|went (?:down|up|from|live)|got through|made it|kept)|from \S{1,20} (?:\p{L}{1,15} )?to \S|today (?:it|they|we)|(?:within|after) (?:a|an|one|two|three|four|five|six|\d+|a few|some) (?:hours?|days?|weeks?|months?)|back (?:to|at|under|on) (?:normal|\S+)|learned|learnt|would do differently|next time|in time|on time|per ?cent|\d+ ?%)/iu,
    within: 'end',
  },
]

const design: readonly Sign[] = [
  {
    part: 'requirements',
    pattern:
      /\b(?:require\p{L}*|i(?:['’]d| would)? (?:first )?(?:ask|clarify|want to know|find out)|first question|assum\p{L}+|depends on (?:how|what|whether|who)|how many|how (?:fast|often|much|fresh|long)|must (?:not|be|have|work)|what (?:the|they|we) (?:need|users))/iu,
  },
  {
    part: 'estimate',
    pattern:
      /(?:\b\d[\d.,]*\s*(?:k|m|gb|tb|mb|kb|ms|seconds?|minutes?|hours?|requests?|users?|rows?|writes?|reads?|messages?|events?|per|a|an|%|percent|times|million|thousand|billion|million|qps|rps)\b|\b(?:thousand|million|billion|hundred|twenty|fifty)s?\b)/iu,
  },
  {
    part: 'design',
    pattern:
      /\b(?:queue|cache|database|table|service|api|worker|load balancer|store|storage|server|index|replica|broker|gateway|component|module|schema|pipeline|bucket|shard\p{L}*|partition\p{L}*|stream|topic|endpoint|job|layer|cluster|client|model|policy|role|dashboard|team|owner)s?\b/iu,
  },
  {
    part: 'trade-offs',
    pattern:
      /\b(?:trade-?offs?|downside|drawback|the price|the cost (?:is|of)|costs? (?:us|me|more|extra)|in exchange|instead of|rather than|on the other hand|but then|at the expense|the risk|the catch|disadvantage|against that|versus|vs\.?|only (?:if|when|where)|too (?:much|expensive|complex|early)|i(?:['’]d| would) (?:not|only|accept|rather)|wouldn['’]t|good enough|alternative\p{L}*)/iu,
  },
]

const technical: readonly Sign[] = [
  {
    part: 'reason',
    pattern:
      /\b(?:because|since|so that|otherwise|therefore|which (?:is why|means|makes|would)|that['’]?s why|the reason|due to|as (?:it|the|you|we|they)\b|so (?:it|the|you|we|that|they|i)\b|if (?:you|the|it|we|i|two|one|a)\b|means)/iu,
  },
  {
    part: 'example or limit',
    pattern:
      /\b(?:for (?:example|instance)|such as|e\.g|say,|like a|imagine|once (?:had|saw)|in (?:my|our) (?:last|project|team|company)|we had|i had|only (?:if|when|works)|unless|except|depends|does(?:n['’]t| not)|trade-?off|downside|drawback|limit\p{L}*|however|but)\b/iu,
  },
]

const signsOf = { technical, behavioral: story, leadership: story, system_design: design } as const

function findPart({ part, pattern, within }: Sign, { segments }: MarkedText): StructurePart {
  const half = Math.ceil(segments.length / 2)
  const looked =
    within === 'start'
      ? segments.slice(0, half)
      : within === 'end' && segments.length > 2
        ? segments.slice(-half)
        : segments
  const found =
    within === 'end'
      ? looked.findLast(({ text }) => pattern.test(text))
      : looked.find(({ text }) => pattern.test(text))
  return { part, present: found !== undefined, quote: found?.text ?? null }
}

/** Which parts of a good answer to such a question are there, each with the words that show it. */
export const readStructure = (text: MarkedText, type: MarkedQuestion['type']): StructurePart[] =>
  signsOf[type].map((sign) => findPart(sign, text))
