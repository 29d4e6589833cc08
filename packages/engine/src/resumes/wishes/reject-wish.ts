import { findTarget } from './find-target.ts'
import type { Clause, Reading } from './reading.ts'
import { factReason, lookReason, unclearReason } from './reasons.ts'
import { targetsOf } from './target-match.ts'

const facts = [
  /^(?:change|correct|update|set|replace|rename|amend|modify|adjust|turn|swap|rewrite|call|edit)\b.+\b(?:to|with|by|into|as|for|instead of|in place of)\b/i,
  /^(?:fix|correct|update|amend)\b/i,
  /^(?:add|include|insert|append|write in|put in|put down|list|mention)\b/i,
  /^(?:please )?(?:say|write|state|claim|mention|pretend|tell (?:them|people|everyone)|note|put|include|add|invent|make it (?:sound|look)(?: like| as if)?)(?: that)? (?:i|my|we|it)\b/i,
  /^i(?:['’]m| am) (?:an?|the|in|at|not)\b/i,
  /^(?:i|we)(?:['’]ve|['’]m)? (?:also |actually |really |even |have |had |did |can |just )*(?:led|lead|have|had|was|were|am|know|managed|worked|used|built|got|get|earned|hold|held|speak|can|did|started|finished|graduated|completed|passed|learned|developed|ran|own|owned|created|wrote|moved|live|became|received|won|saved|reduced|increased|improved|supervised|trained|mentored)\b/i,
  /^(?:my|the) (?:\S+ ){1,5}?(?:is|was|are|were|should be|should say|should read|has changed|changed|ended|started|began|needs? to (?:be|say|read)|must be)\b/i,
  /^(?:increase|raise|round up|exaggerate|inflate|double|bump(?: up)?|upgrade|invent|make up|fake|fabricate|stretch|extend (?:the|my) (?:dates?|years?|time))\b/i,
  /^(?:make|let) (?:me|it|my \S+) (?:look|sound|seem|appear|be|a|an|into)\b/i,
  /^(?:promote|call) me\b/i,
  /\b(?:typo|misspell|spelling (?:mistake|error)|wrong (?:date|year|name|title)|is wrong|are wrong|is incorrect|not correct)\b/i,
  /^(?:he|she|they) (?:is|are|was|were|led|has|have)\b/i,
]

const look =
  /\b(?:fonts?|colou?rs?|margins?|template|two[- ]columns?|one[- ]column|layout|bold|italics?|underlined|font size|letter size|a4|design|line spacing|white ?space|bigger (?:text|letters|type)|smaller (?:text|letters|type)|icons?|graphics?|side ?bar|prettier|nicer looking|logo)\b/i

const sure: { pattern: RegExp; reason: string }[] = [
  {
    pattern: /\btranslat|\b(?:in|into|auf) (?:german|french|spanish|english|deutsch|italian|dutch)\b/i,
    reason:
      'Nothing is translated: the words of a translation would not be yours. Upload a resume in that language instead.',
  },
  {
    pattern:
      /\bfirst[- ]person\b|\buse ["“']?i["”']?(?: |$)|\bsay ["“']i["”']|\b(?:start|write|begin) (?:\S+ ){0,3}with ["“']?I["”']?$/i,
    reason:
      'Resumes are written without “I”, so it is left out. Ask to keep a line as you wrote it where the “I” matters.',
  },
  {
    pattern: /\bcover letter\b|\bmotivation(?:al)? letter\b/i,
    reason: 'This makes resumes only; the words for a letter have to be your own.',
  },
  {
    pattern: /\b(?:add|put|insert|include|use)\b.*\b(?:photo|picture|head ?shot|image)\b/i,
    reason: 'Results have no photo: screening software stumbles over it, and many employers do not want one.',
  },
]

const helps: { pattern: RegExp; reason: string }[] = [
  {
    pattern:
      /^(?:add|include|insert|use|give|put in)\b.*\b(?:numbers?|metrics|figures|results|outcomes|quantif\w*)\b/i,
    reason:
      'Only you know the numbers. Answer the questions beside the lines with Correct what was understood.',
  },
  {
    pattern: /\b(?:grammar|typos?|spelling|misspel\w*)\b/i,
    reason: 'Say which word of which line is wrong, or correct it yourself with Correct what was understood.',
  },
  {
    pattern: /^(?:why|how|what|when|who|where|is|are|does|did|can i|should i)\b/i,
    reason:
      'A question changes nothing. Say what to change, such as “shorter” or “bring back the second job”.',
  },
]

const asksForSummary =
  /^(?:add|write|include|insert|make|create|give)(?: me)? (?:a|an|the|my)? ?(?:short |brief |professional )?(?:summary|profile|objective)\b/i

const rejectSummary = ({ document }: Clause): Reading => ({
  reason: document.basics.summary
    ? 'There is a summary already. Say “a shorter summary”, or write your own with Correct what was understood.'
    : 'A summary is written where titles, dates, skills and certificates hold enough for one, and here they do not. Write two sentences with Correct what was understood.',
})

const praise =
  /^(?:(?:it |this |that |the resume |looks? |very |really |so |all |everything |is |'s )*(?:good|great|perfect|nice|fine|love it|excellent|awesome|amazing|ok|okay|wonderful|well done|good job|good work)|thanks?(?: you)?(?: .*)?|i (?:like|love) (?:it|this|that)(?: .*)?|yes|no|ok)$/i

/** Whether a clause is praise or thanks rather than a wish. */
export const isPraise = (text: string): boolean => praise.test(text)

/** Always rejected, whatever else the words could mean: translation, first person, letters, photos, looks. */
export const rejectUnsupported = ({ text }: Clause): Reading | undefined => {
  const found = sure.find(({ pattern }) => pattern.test(text))
  if (found) return { reason: found.reason }
  return look.test(text) &&
    text.split(/\s+/).length <= 12 &&
    !/\b(?:skills?|lines?|bullets?|about|project|job)\b/i.test(text)
    ? { reason: lookReason }
    : undefined
}

/** Rejects statements and changes of fact, which only the person's own correction can make. */
export const rejectFactChange = (clause: Clause): Reading | undefined => {
  const { document, text } = clause
  if (asksForSummary.test(text)) return rejectSummary(clause)
  const help = helps.find(({ pattern }) => pattern.test(text))
  if (help) return { reason: help.reason }
  if (!facts.some((pattern) => pattern.test(text))) return undefined
  const skill =
    /^(?:add|include|insert|mention|list) (.+?)(?: (?:to|in|under|as) (?:my |the |a )?(?:list of )?skills?.*)?$/i.exec(
      text,
    )?.[1]
  const [target] = skill ? targetsOf(findTarget(skill, document)) : []
  if (target?.kind === 'skill' && document.skills.some(({ keywords }) => keywords.includes(target.name)))
    return {
      reason: `${target.name} is among your skills already. Say “lead with ${target.name}” to make it stand out.`,
    }
  return { reason: factReason }
}

/** Rejects unclear feedback, with examples of what to ask instead. */
export const rejectUnclear = (): Reading => ({ reason: unclearReason })
